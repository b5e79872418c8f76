import path from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { z } from "zod";
import { FUNCTIONS } from "../functions.ts";

/** ESM bundles still meet CommonJS packages that call `require`. */
const REQUIRE_BANNER =
  'import { createRequire as portalCreateRequire } from "node:module"; const require = portalCreateRequire(import.meta.url);';

/** The schema library else makes code of texts, which no function may do; what it gains by that is not to be measured here. */
const PLAIN_SCHEMAS = "globalThis.__zod_globalConfig = { jitless: true };";

/** What went into the bundle of each function, by its name. */
export const bundlesSchema = z.record(
  z.string(),
  z.object({
    /** From the root of the repository on. */
    files: z.array(z.string()),
    /** Packages that are not in the bundle. */
    packages: z.array(z.string()),
  }),
);
export type Bundles = z.infer<typeof bundlesSchema>;

/** How everything that runs in a function is bundled. */
export function bundling() {
  return {
    bundle: true,
    platform: "node",
    target: "node24",
    format: "esm",
    mainFields: ["module", "main"],
    minify: true,
    keepNames: true,
    legalComments: "none",
    plugins: [oneZodLocale, xmlSchemasInOnePiece, httpWithoutFetch],
    banner: { js: `${REQUIRE_BANNER} ${PLAIN_SCHEMAS}` },
  } satisfies BuildOptions;
}

/** Bundles every function of the portal in one call, each into a folder of its own: `index.mjs`. */
export async function bundleFunctions({
  root,
  outputFolder,
  external,
}: {
  readonly root: string;
  readonly outputFolder: string;
  readonly external: readonly string[];
}): Promise<Bundles> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(FUNCTIONS).map(([name, { entry }]) => ({ in: entry, out: `${name}/index` })),
    outdir: outputFolder,
    outExtension: { ".js": ".mjs" },
    ...bundling(),
    external: [...external],
    metafile: true,
    logLevel: "warning",
  });
  return Object.fromEntries(
    Object.entries(metafile.outputs).map(([file, { imports, inputs }]) => [
      path.basename(path.dirname(file)),
      {
        files: Object.keys(inputs),
        packages: imports.flatMap((one) => (one.external === true ? [one.path] : [])),
      },
    ]),
  );
}

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

/**
 * The reader of XML Schemas is loaded by the functions that need it, and waits while it loads. Its modules import each
 * other in circles: bundled one by one they would wait for each other for ever.
 */
const xmlSchemasInOnePiece: Plugin = {
  name: "xml-schemas-in-one-piece",
  setup(outer) {
    outer.onLoad({ filter: /node_modules\/libxml2-wasm\/lib\/index\.mjs$/ }, async ({ path: file }) => {
      const { outputFiles } = await build({
        entryPoints: [file],
        bundle: true,
        platform: "node",
        target: "node24",
        format: "esm",
        legalComments: "none",
        write: false,
      });
      return { contents: outputFiles[0]?.text ?? "", loader: "js" };
    });
  },
};

/**
 * Imported as an ES module, `node:http` loads Node's `fetch` as well, because one of its exports is `WebSocket`: up to
 * 50 of the 180 ms that a small function loads. Required, it does not.
 */
const httpWithoutFetch: Plugin = {
  name: "http-without-fetch",
  setup(build) {
    build.onResolve({ filter: /^(node:)?http$/ }, () => ({ path: "http", namespace: "required" }));
    build.onLoad({ filter: /.*/, namespace: "required" }, () => ({
      contents: 'module.exports = process.getBuiltinModule("node:http");',
      loader: "js",
    }));
  },
};
