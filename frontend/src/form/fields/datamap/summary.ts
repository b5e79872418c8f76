import { recordOf } from "../control/recordOf.ts";
import type { Summary } from "../control/Summary.ts";
import { textOf } from "../control/textOf.ts";

export const pairs: Summary = {
  lines: (_, { value }) => Object.entries(recordOf(value)).map(([name, part]) => `${name}: ${textOf(part)}`),
};
