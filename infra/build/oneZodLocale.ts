import type { Plugin } from "esbuild";

/**
 * Leaves out the messages of fifty languages that come with the schema library: 267 kB of every bundle, and no message
 * of the library is ever shown to anybody.
 */
export const oneZodLocale: Plugin = {
  name: "one-zod-locale",
  setup(build) {
    build.onLoad({ filter: /node_modules\/zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js";',
      loader: "js",
    }));
  },
};
