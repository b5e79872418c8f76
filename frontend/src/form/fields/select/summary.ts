import { optionOf } from "../control/choices.ts";
import type { Summary } from "../control/Summary.ts";
import { textOf } from "../control/textOf.ts";

export const choice: Summary = {
  lines: (_, { value, options }) => [optionOf(options, value)?.label ?? textOf(value)],
};
