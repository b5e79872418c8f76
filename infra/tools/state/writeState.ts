import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "oxfmt";
import { newSettings, type StateAnswers } from "./newSettings.ts";
import { themeOf } from "./themeOf.ts";

/** Writes the folder of a new state: settings, theme, logo and files for its own texts. Answers the names of the files. */
export async function writeState(answers: StateAnswers, folder: string): Promise<readonly string[]> {
  const colour = answers.answers.get("colour") ?? "";
  const theme = themeOf(colour);
  const { css, action } = theme.ok ? theme.value : { css: "", action: colour };
  const settings = JSON.stringify(newSettings(answers));
  const files = {
    "settings.json": (await format("settings.json", settings, { printWidth: 110 })).code,
    "theme.css": css,
    "logo.svg": logoOf(answers.answers.get("region") ?? "", action),
    "texts/de.json": "{}\n",
    "texts/en.json": "{}\n",
  };
  mkdirSync(path.join(folder, "texts"), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return Object.keys(files);
}

/** Until the state puts its own there: its short name in its colour. */
function logoOf(region: string, colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" width="44" height="44"><rect width="44" height="44" rx="8" fill="${colour}"/><text x="22" y="29" text-anchor="middle" font-family="sans-serif" font-size="18" font-weight="700" fill="#fff">${region}</text></svg>\n`;
}
