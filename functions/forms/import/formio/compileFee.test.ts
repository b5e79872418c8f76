import { describe, expect, it } from "vitest";
import { evaluateForm, preparedForm } from "#forms/evaluateForm.ts";
import { feeOfForm } from "#forms/feeOfForm.ts";
import { firstPart } from "#forms/firstPart.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import { compileForm } from "./compileForm.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const components = [{ type: "number", key: "n" }];

function compiled(fee: unknown) {
  return compileForm({ components, properties: { fee } }, { locale: "de", version: "1" });
}

function feeOf(fee: unknown, data: FormAnswers): unknown {
  const form = compiled(fee);
  if (!form.ok) throw new Error(JSON.stringify(form.failure));
  return feeOfForm(preparedForm(form.value), {
    state: evaluateForm(form.value, { data, now: NOW }),
    now: NOW,
  });
}

describe("the rule for the fee that a form brings", () => {
  it("is a script or JsonLogic over the answers", () => {
    expect(feeOf("value = data.n > 1 ? 20000 : 10000", { n: 2 })).toBe(20000);
    expect(feeOf({ "*": [{ var: "data.n" }, 5000] }, { n: 3 })).toBe(15000);
  });

  it("gives no number where it fails, and nothing where there is none", () => {
    expect(feeOf("value = data.x.y.z * 100", {})).toBeNull();
    expect(feeOf("if (data.n > 5) value = 100", { n: 1 })).toBeNull();
    expect(feeOf("value = data.n * 100", {})).toBeUndefined();
    for (const none of [undefined, null, ""]) expect(feeOf(none, { n: 1 })).toBeUndefined();
  });

  it("is refused with its line where it does what forms may not, or is no rule", () => {
    expect(compiled("value = 1;\nfetch('https://evil.example')")).toMatchObject({
      ok: false,
      failure: [{ key: "", property: "properties.fee", line: 2 }],
    });
    expect(compiled(15000)).toMatchObject({ ok: false, failure: [{ property: "properties.fee" }] });
  });

  it("comes after the first page", () => {
    const form = compiled("value = [1, 2].some((one) => one === data.n) ? 1 : 0");
    expect(form).toMatchObject({ ok: true, value: { fee: {} } });
    expect(form.ok && firstPart(form.value)).not.toHaveProperty("fee");
  });
});
