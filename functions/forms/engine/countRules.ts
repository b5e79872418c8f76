import type { RuleCheck } from "./RuleUse.ts";
import { ofText } from "./rules.ts";

const words = (text: string): number => text.trim().split(/\s+/).length;

/** How many boxes are ticked; nothing ticked is for `required` to say. */
function ofTicked(breaks: (count: number, limit: number) => boolean): RuleCheck {
  return (value, { rule }) => {
    if (typeof value !== "object" || value === null) return false;
    const boxes = Object.values(value);
    const count = boxes.filter(Boolean).length;
    return boxes.every((box) => typeof box === "boolean") && count > 0 && breaks(count, Number(rule.limit));
  };
}

/** Rules about how many words there are, or ticked boxes. */
export const COUNT_RULES = {
  minWords: ofText((text, limit) => words(text) < limit),
  maxWords: (value, { rule }) => typeof value === "string" && words(value) > Number(rule.limit),
  minSelectedCount: ofTicked((count, limit) => count < limit),
  maxSelectedCount: ofTicked((count, limit) => count > limit),
} satisfies Readonly<Record<string, RuleCheck>>;
