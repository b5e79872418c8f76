import type { InputComponent, Option } from "#forms/CompiledForm.ts";
import { BLANK_FORM_TEXTS } from "./blankFormTexts.ts";

/** More than these are written by hand: a list of all countries would fill pages. */
const MAX_BOXES = 24;
const BOX = "[   ]";
const LINE = "_".repeat(34);
const LINES_OF_TEXT = 3;

/** Where the answer is written or ticked by hand. */
export function blankAnswer(
  field: InputComponent,
  { options, language }: { readonly options: readonly Option[]; readonly language: "de" | "en" },
): string {
  const texts = BLANK_FORM_TEXTS[language];
  const boxes = options.length > MAX_BOXES ? [] : options.map(({ label }) => `${BOX} ${label}`);
  switch (field.type) {
    case "checkbox":
      return BOX;
    case "file":
      return `${BOX} ${texts.enclosed}`;
    case "textarea":
      return Array.from({ length: LINES_OF_TEXT }, () => LINE).join("\n");
    case "radio":
    case "select":
    case "selectboxes": {
      if (boxes.length === 0) return LINE;
      const many = field.type === "selectboxes" || field.multiple === true;
      return [`${many ? texts.someOf : texts.oneOf}:`, ...boxes].join("\n");
    }
    case "day":
      return field.settings?.hiddenParts?.includes("day") === true ? `${LINE} (${texts.monthAndYear})` : LINE;
    default:
      return field.suffix === undefined ? LINE : `${LINE} ${field.suffix}`;
  }
}
