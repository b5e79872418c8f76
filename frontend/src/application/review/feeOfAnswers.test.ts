import { describe, expect, it } from "vitest";
import { aForm } from "#test/fixtures/aForm.ts";
import type { FeeTerms } from "#domain/payment/computeFee.ts";
import { preparedForm } from "#forms/evaluateForm.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import { formStore } from "#ui/form/store/formStore.ts";
import { feeOfAnswers } from "./feeOfAnswers.ts";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const BY_FORM: FeeTerms = { feeType: "VARIABLE_BY_FORM", feeAmount: null };
const rules = [{ rule: "required" }] as const;
const form = aForm(
  [
    {
      key: "one",
      title: "One",
      components: [{ kind: "input", type: "number", key: "cents", path: "cents", label: "Cents", rules }],
    },
  ],
  { fee: { op: "answer", path: "cents" } },
);

function fee(data: FormAnswers, terms: FeeTerms): unknown {
  const store = formStore({ form: preparedForm(form), data, now: () => NOW, changed: () => undefined });
  return feeOfAnswers(store, { terms, now: NOW });
}

describe("the fee on the page for checking", () => {
  it("is what the form's rule gives for these answers, or open where the authority decides", () => {
    expect(fee({ cents: 12000 }, BY_FORM)).toBe(12000);
    expect(fee({ cents: 12000 }, { feeType: "VARIABLE", feeAmount: null })).toBeNull();
  });

  it("is not shown while an answer is missing", () => {
    expect(fee({}, BY_FORM)).toBeUndefined();
  });

  it("is said to be not computable where the rule gives no amount", () => {
    expect(fee({ cents: -1 }, BY_FORM)).toBe("not-computable");
  });
});
