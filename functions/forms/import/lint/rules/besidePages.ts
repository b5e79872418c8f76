import { isRaw } from "#forms/import/formio/rawDefinition.ts";
import { about, type LintRule } from "../Finding.ts";

const UNSEEN = new Set(["hidden", "button"]);

/** Fields of a wizard that stand in none of its panels: they are evaluated, as in Form.io, and never shown. */
export const besidePages: LintRule = ({ raw: { display }, known }) =>
  display !== "wizard"
    ? []
    : known.flatMap((component) => {
        let top = component;
        while (top.parent !== undefined) top = top.parent;
        const { type, raw, hasAnswer } = component;
        if (top.type === "panel" || !hasAnswer || UNSEEN.has(type) || raw["hidden"]) return [];
        const isRequired = isRaw(raw["validate"]) && Boolean(raw["validate"]["required"]);
        return [
          about(component, {
            severity: isRequired ? "error" : "warning",
            rule: "besidePages",
            message: isRequired
              ? "The field is required, but stands beside the pages: nobody can fill it in. Put it into a panel."
              : "The field stands beside the pages and is never shown. Put it into a panel.",
          }),
        ];
      });

const DISPLAYS: readonly unknown[] = ["form", "wizard"];

/** A form of a display that the portal does not know is shown as one page. */
export const displays: LintRule = ({ raw: { display } }) => {
  if (display === undefined || display === null || DISPLAYS.includes(display)) return [];
  const message = `The display ${JSON.stringify(display)} is not known and is shown like "form", as one page. Use "form" or "wizard".`;
  return [{ severity: "warning", rule: "displays", key: "", path: "display", message }];
};
