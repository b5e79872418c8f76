import { recordOf } from "../control/recordOf.ts";
import type { Summary } from "../control/Summary.ts";
import { textOf } from "../control/textOf.ts";

export const text: Summary = {
  lines: (_, { value }) => (typeof value === "string" ? value.split("\n") : [textOf(value)]),
};

/** With several masks the answer says which one was chosen. */
export const maskedText: Summary = {
  lines: (field, use) => {
    const { value: inner } = recordOf(use.value);
    return text.lines(field, inner === undefined ? use : { ...use, value: inner });
  },
};

/** It must not be read over the shoulder. */
export const secret: Summary = { lines: (_, { value }) => [textOf(value) === "" ? "" : "••••••••"] };
