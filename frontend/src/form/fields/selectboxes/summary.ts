import { tickedOf } from "../control/choices.ts";
import type { Summary } from "../control/Summary.ts";

export const boxes: Summary = {
  lines: (_, { value, options }) => {
    const ticked = tickedOf(value);
    return options.filter((option) => ticked.has(option.value)).map((option) => option.label);
  },
};
