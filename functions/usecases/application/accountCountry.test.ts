import { expect, it } from "vitest";
import { accountOf } from "#domain/sign-in/Account.ts";
import { answerAt, withAnswerAt } from "#forms/answers/dataPath.ts";
import { bundleForms } from "#forms/import/bundleForms.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import { aSession, aStartedProcess } from "#test/fixtures/aProcess.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { withAccountAnswers } from "./withAccountAnswers.ts";

const FORM = bundleForms()["recognition"]?.de;
const ABROAD = { streetAddress: "Beispielweg 12", postalCode: "1002", locality: "Tunis", country: "TN" };
const HERE = { streetAddress: "Heidestraße 17", postalCode: "12345", locality: "Musterstadt", country: "DE" };

const begun = await aStartedProcess(memoryPorts(), aSession());

/** The answers once the account has filled in what it knows. */
function filledIn(given: FormAnswers, providerData: Readonly<Record<string, string>>) {
  if (FORM === undefined) throw new Error("there is no such form");
  const account = accountOf({ providerData, trustLevel: "low" });
  const now = new Date("2026-11-24T12:00:00Z");
  const { process } = withAccountAnswers({ ...begun, formData: { ...given } }, { form: FORM, account, now });
  return (path: string) => answerAt(process.formData, path);
}

it("who lives abroad by the account is not asked where: country and postal code stand there", () => {
  const answer = filledIn({ role: "self", locationBasis: "looking" }, ABROAD);
  expect(
    ["inGermany", "country", "street", "foreignPostalCode", "postalCode", "city"].map((part) =>
      answer(`address.${part}`),
    ),
  ).toEqual(["no", "TN", "Beispielweg 12", "1002", undefined, "Tunis"]);
});

it("who lives in Germany by the account has a German postal code", () => {
  const answer = filledIn({ role: "self", locationBasis: "looking" }, HERE);
  expect([answer("address.inGermany"), answer("address.country"), answer("address.postalCode")]).toEqual([
    "yes",
    undefined,
    "12345",
  ]);
});

it("a representative who lives abroad is not taken for one in Germany", () => {
  const answer = filledIn({ role: "representative" }, ABROAD);
  expect(["country", "foreignPostalCode", "postalCode"].map((part) => answer(`rep.address.${part}`))).toEqual(
    ["TN", "1002", undefined],
  );
  expect([answer("address.inGermany"), answer("address.country")]).toEqual([undefined, undefined]);
});

it("what was typed stays, and a country that is no code says nothing", () => {
  const typed = withAnswerAt({ role: "self" }, { path: "address.inGermany", value: "yes" });
  expect(filledIn(typed, ABROAD)("address.inGermany")).toBe("yes");
  const unknown = filledIn({ role: "self" }, { ...ABROAD, country: "Tunesien" });
  expect([unknown("address.inGermany"), unknown("address.country")]).toEqual([undefined, undefined]);
});

it("who says to live abroad gets no country and no postal code of an account in Germany", () => {
  const typed = withAnswerAt({ role: "self" }, { path: "address.inGermany", value: "no" });
  const answer = filledIn(typed, HERE);
  expect([answer("address.country"), answer("address.foreignPostalCode")]).toEqual([undefined, undefined]);
});
