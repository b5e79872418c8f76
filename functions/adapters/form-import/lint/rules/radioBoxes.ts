import { textIn } from "../../rawDefinition.ts";
import { about, type LintRule } from "../Finding.ts";

/** Boxes that are one question together look like boxes that can all be ticked: a radio asks the same without doubt. */
export const radioBoxes: LintRule = ({ known }) =>
  known.flatMap((component) =>
    component.type === "checkbox" && textIn(component.raw, "inputType") === "radio"
      ? [
          about(component, {
            severity: "error",
            rule: "radioBoxes",
            message: "A checkbox that is a radio is not possible. Use one radio with all of the choices.",
          }),
        ]
      : [],
  );
