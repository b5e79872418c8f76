import { expect, it } from "vitest";
import { bundleForms } from "../import/bundleForms.ts";
import { accountAnswers } from "./accountAnswers.ts";

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
