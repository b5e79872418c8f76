import type { Plugin } from "vite";
import { readThemeProblems } from "./readThemeProblems.ts";

/** No build with a theme in which something cannot be read: the sentences say what, and how far it is from enough. */
export function readableTheme(options: { readonly statesDir: string; readonly theme: string }): Plugin {
  return {
    name: "portal-readable-theme",
    buildStart() {
      const problems = readThemeProblems(options.theme, options.statesDir);
      if (problems.length > 0)
        this.error(`The theme ${options.theme}.css is not usable: ${problems.join(" ")}`);
    },
  };
}
