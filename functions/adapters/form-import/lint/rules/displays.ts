import type { LintRule } from "../Finding.ts";

const DISPLAYS: readonly unknown[] = ["form", "wizard"];

/** A form of a display that the portal does not know is shown as one page. */
export const displays: LintRule = ({ raw: { display } }) => {
  if (display === undefined || display === null || DISPLAYS.includes(display)) return [];
  const message = `The display ${JSON.stringify(display)} is not known and is shown like "form", as one page. Use "form" or "wizard".`;
  return [{ severity: "warning", rule: "displays", key: "", path: "display", message }];
};
