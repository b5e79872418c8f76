import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { kernFile } from "./kernFile.ts";
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
