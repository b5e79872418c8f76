import { about, type LintRule } from "../Finding.ts";

/** Without a key an answer has no place. */
export const missingKeys: LintRule = ({ known }) =>
  known.flatMap((component) =>
    component.hasAnswer && component.type !== "button" && component.key === ""
      ? [about(component, { severity: "error", rule: "missingKeys", message: "This field has no key." })]
      : [],
  );
