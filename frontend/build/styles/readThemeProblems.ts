import type { Plugin } from "vite";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { kernFile } from "./cssRules.ts";
import { themeProblems } from "./themeProblems.ts";

const FRONTEND = path.join(import.meta.dirname, "../..");

const STATES = path.join(FRONTEND, "../infra/states");

/** What keeps the theme of that state from being used, with the styles of all states. */
export function readThemeProblems(name: string, statesDir = STATES): readonly string[] {
  const file = path.join(statesDir, name, "theme.css");
  if (!existsSync(file)) return [`There is no theme.css in infra/states/${name}.`];
  return writtenThemeProblems(readFileSync(file, "utf8"));
}

/** The same of a theme that stands in no file yet. */
export function writtenThemeProblems(theme: string): readonly string[] {
  const common = [kernFile("kern.css"), path.join(FRONTEND, "src/styles/base.css")];
  return themeProblems(theme, common.map((one) => readFileSync(one, "utf8")).join("\n"));
}

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
