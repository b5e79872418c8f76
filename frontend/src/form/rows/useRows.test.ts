import { describe, expect, it } from "vitest";
import { preparedForm } from "#forms/evaluateForm.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import { aField } from "#test/fixtures/aField.ts";
import { aForm } from "#test/fixtures/aForm.ts";
import { formStore } from "../store/formStore.ts";
import { completeRows } from "./useRows.ts";

const REQUIRED = [{ rule: "required" }] as const;
const form = aForm([
  {
    key: "jobs",
    title: "Jobs",
    components: [
      {
        kind: "grid",
        type: "datagrid",
        key: "w",
        path: "w",
        label: "Jobs",
        components: [
          aField("w.employer", { rules: REQUIRED }),
          aField("w.proof", { type: "file", rules: REQUIRED }),
        ],
      },
    ],
  },
]);

function complete(data: FormAnswers): readonly number[] {
  const store = formStore({
    form: preparedForm(form),
    data,
    now: () => new Date(),
    changed: () => undefined,
  });
  const rows = Array.isArray(data["w"]) ? data["w"] : [];
  return [...completeRows(store, { path: "w", rows })];
}
const PROOF = [{ id: "1", name: "Zeugnis.pdf", size: 9 }];

describe("rows that may show their answers instead of their fields", () => {
  it("are those with answers in which nothing is missing, documents included", () => {
    expect(complete({ w: [{ employer: "Klinik", proof: PROOF }, { employer: "Praxis" }, {}] })).toEqual([0]);
  });
});
