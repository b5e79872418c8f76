import { describe, expect, it } from "vitest";
import { evaluateForm } from "./evaluateForm.ts";
import { compileForm } from "./import/formio/compileForm.ts";

const form = compileForm(
  { components: [{ type: "email", key: "email", label: "E-Mail", input: true }] },
  { locale: "de", version: "1" },
);

function isRefused(email: string): boolean {
  if (!form.ok) throw new Error(JSON.stringify(form.failure));
  return evaluateForm(form.value, { data: { email }, now: "2026-11-26T12:00:00.000Z" }).errors.length > 0;
}

describe("an e-mail address", () => {
  it.each(["amina@müller.example", "info@xn--mller-kva.xn--p1ai", "amina@пример.example", "a@उदाहरण.परीक्षा"])(
    "may have a domain in the letters of its language: %s",
    (email) => {
      expect(isRefused(email)).toBe(false);
    },
  );

  it.each([
    "amina@@mail.example",
    "amina@müller",
    "amina@mül ler.example",
    "amina@müller.e",
    "müller.example",
  ])("is refused where it is none: %s", (email) => {
    expect(isRefused(email)).toBe(true);
  });
});
