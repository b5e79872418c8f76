import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { kernFile } from "./kernFile.ts";
import { themeProblems } from "./themeProblems.ts";

const FRONTEND = path.join(import.meta.dirname, "..");

/** What keeps the theme of that name from being used, with the styles of all states read beside it. */
export function readThemeProblems(name: string, themeDir = path.join(FRONTEND, "theme")): readonly string[] {
  const file = path.join(themeDir, `${name}.css`);
  if (!existsSync(file)) return [`There is no theme ${name}.css in frontend/theme.`];
  const common = [kernFile("kern.css"), path.join(FRONTEND, "src/styles/base.css")];
  return themeProblems(readFileSync(file, "utf8"), common.map((one) => readFileSync(one, "utf8")).join("\n"));
}
