import { expect, it } from "vitest";
import { accountOf } from "#domain/sign-in/Account.ts";
import { evaluateForm } from "../evaluateForm.ts";
import { bundleForms } from "../import/bundleForms.ts";
import type { FormAnswers } from "../JsonValue.ts";
import { accountAnswers, answersToFill } from "./accountAnswers.ts";

const FORM = bundleForms()["recognition"]?.de;

/** What stands in the field once the account has filled it in. */
function filledIn(path: string, account: Readonly<Record<string, string>>): unknown {
  if (FORM === undefined) throw new Error("there is no such form");
  const answers = { role: path.startsWith("rep.") ? "representative" : "self" };
  return accountAnswers(FORM, { answers, account }).find((answer) => answer.path === path)?.value;
}

it.each([
  ["address.postalCode", { postalCode: "D-50667" }, "50667"],
  ["address.postalCode", { postalCode: "\u0665\u0660\u0666\u0666\u0667" }, "50667"],
  ["phone", { phoneNumber: "tel:+49221123456" }, "+49221123456"],
  ["rep.taxNumber", { taxNumber: "\u0661\u0662\u0663/456/78901" }, "123/456/78901"],
  ["email", { email: " mailto:amina@mail.example" }, "amina@mail.example"],
  ["birthdate", { birthdate: "\u200E1991-03-14" }, "03/14/1991"],
])("what an account says is cleaned like what is typed: %s", (path, account, answer) => {
  expect(filledIn(path, account)).toBe(answer);
});

it("a field waits that is shown, or not, by another one that is filled in: a German postal code, until the country is known", () => {
  if (FORM === undefined) throw new Error("there is no such form");
  const { data: account } = accountOf({
    providerData: { country: "TN", postalCode: "1002" },
    trustLevel: "low",
  });
  const filled = (rep: FormAnswers): readonly string[] => {
    const data = { role: "representative", rep };
    const { visible } = evaluateForm(FORM, { data, context: {}, now: "2026-11-24T12:00:00Z" });
    return answersToFill(FORM, { answers: data, account, visible }).map(({ path }) => path);
  };
  expect(filled({ address: { country: "DE" } })).toEqual(["rep.address.country"]);
  expect(filled({ address: { country: "TN" } })).toEqual(["rep.address.foreignPostalCode"]);
});
