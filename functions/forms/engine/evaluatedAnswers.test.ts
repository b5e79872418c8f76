import { describe, expect, it } from "vitest";
import { aForm } from "#test/fixtures/aForm.ts";
import type { InputComponent } from "../CompiledForm.ts";
import type { Expression } from "../Expression.ts";
import { preparedForm } from "../evaluateForm.ts";
import { evaluatedAnswers } from "./evaluatedAnswers.ts";

const never: Expression = { op: "is", value: false };
const lateIsNo: Expression = {
  op: "isEqual",
  of: [
    { op: "answer", path: "q.late" },
    { op: "is", value: "no" },
    { op: "is", value: "no" },
  ],
};
const text = (name: string, rest: Partial<InputComponent>): InputComponent => ({
  kind: "input",
  type: "textfield",
  key: name,
  path: `q.${name}`,
  label: name,
  ...rest,
});

/** In each pass the first field of a row reads what was sent of the second, which then hides and clears it. */
const form = aForm(
  [
    {
      key: "page",
      title: "Page",
      components: [
        {
          kind: "grid",
          type: "editgrid",
          key: "q",
          path: "q",
          label: "q",
          defaultValue: [{}],
          components: [
            text("early", { condition: lateIsNo, reads: ["q.late"] }),
            text("late", { condition: never }),
          ],
        },
      ],
    },
  ],
  { sentences: { exhausted: "Too many rows." } },
);

describe("a form whose answers never come to rest", () => {
  it("is walked until two passes leave the same, and not ten times", () => {
    const given = { data: { q: [{ late: "no" }] }, context: {}, now: "2026-11-21T12:00:00.000Z" };
    const once = evaluatedAnswers(preparedForm(form), { input: { ...given, data: {} } });
    const { pass, end } = evaluatedAnswers(preparedForm(form), { input: given });
    expect(end).toBe("unstable");
    const MOST = 200_000;
    expect(MOST - pass.visits).toBeLessThanOrEqual(3 * (MOST - once.pass.visits));
  });
});
