import { describe, expect, it } from "vitest";
import { anOidcProvider } from "#test/fixtures/anOidcProvider.ts";
import { personOfClaims } from "./personOfClaims.ts";

const KEYCLOAK = anOidcProvider(
  { id: "kc", issuer: "https://kc.example" },
  {
    level: { claim: "stork", levels: { "STORK-QAA-Level-1": "low", "STORK-QAA-Level-3": "substantial" } },
    subject: "bpk.2",
    required: [{ claim: "active", is: "yes" }, { claim: "bpk.2" }],
    claims: {
      givenName: "given_name",
      familyName: { claim: "family_name" },
      birthdate: "birthdate",
      gender: { claim: "gender", values: { "1": "male", "2": "female" } },
    },
    organisation: { name: "company.name", legalForm: { claim: "company.form", values: { "11": "GmbH" } } },
    postbox: "mailbox",
  },
);
const SIGNED = { sub: "kc-1", acr: "1", stork: "STORK-QAA-Level-3", active: "yes", bpk: { "2": "bpk2-7" } };
const CLAIMS = { ...SIGNED, given_name: "Amina", gender: "2", company: { name: "Muster", form: "11" } };

function outcome(
  all: Readonly<Record<string, unknown>>,
  given: { readonly signed?: Readonly<Record<string, unknown>>; readonly level?: "low" | "high" } = {},
): unknown {
  const { signed = SIGNED, level = "low" } = given;
  const scopes = ["givenName", "familyName", "birthdate", "gender"] as const;
  const person = personOfClaims(
    { signed, all },
    { provider: KEYCLOAK, asked: { trustLevel: level, scopes: [...scopes] } },
  );
  return person.ok ? person.value : person.failure;
}

describe("the claims of a provider whose settings name other places than usual", () => {
  it("tell level, subject, data in our words, organisation and mailbox", () => {
    const mailbox = "0197b7a2-9f6e-7c3e-8f58-0c2f4a1d6b11";
    expect(outcome({ ...CLAIMS, mailbox })).toMatchObject({
      subject: "bpk2-7",
      trustLevel: "substantial",
      name: "Amina",
      providerData: { familyName: "Amina", gender: "female" },
      organisation: { name: "Muster", legalForm: "GmbH" },
      postbox: mailbox,
    });
  });

  it("tell nothing by a word that the settings do not name", () => {
    const person = outcome({
      ...CLAIMS,
      gender: "constructor",
      company: { name: "Muster", form: "toString" },
    });
    expect(person).toMatchObject({ organisation: { name: "Muster" }, providerData: { familyName: "Amina" } });
    expect(JSON.stringify(person)).not.toMatch(/gender|legalForm/);
  });

  it("allow no sign-in below the level, at a made-up one, or with a level that only the unsigned part has", () => {
    const low = { kind: "trust-level-too-low" };
    expect(outcome(CLAIMS, { level: "high" })).toEqual(low);
    for (const stork of [undefined, "constructor", ["STORK-QAA-Level-3"], 3]) {
      expect(outcome(CLAIMS, { signed: { ...SIGNED, stork } })).toEqual(low);
    }
  });

  it("allow no sign-in without the subject and the claims that are demanded, and say which kind it was", () => {
    expect(outcome(CLAIMS, { signed: { ...SIGNED, bpk: {} } })).toEqual({
      kind: "account-incomplete",
      reason: "required-claim-missing",
    });
    expect(outcome(CLAIMS, { signed: { ...SIGNED, active: "no" } })).toEqual({
      kind: "login-refused",
      reason: "required-claim-missing",
    });
  });
});
