import { describe, expect, it } from "vitest";
import { accountOf, isLocked } from "./Account.ts";
import type { UserDataScope } from "./userDataScopes.ts";
import { vouchedPerson } from "./vouchedPerson.ts";

const SCOPES = ["givenName", "familyName", "birthdate"] as const;

function personWith(values: Partial<Record<UserDataScope, string>>) {
  const person = vouchedPerson(
    {
      trustLevel: "high",
      subject: "s",
      valueOf: (scope) => {
        const value = values[scope];
        return value === undefined ? undefined : { value, level: "substantial" };
      },
      organisation: {},
      postbox: undefined,
    },
    { trustLevel: "low", scopes: SCOPES },
  );
  if (!person.ok) throw new Error(person.failure.kind);
  return person.value;
}

describe("a person of one name", () => {
  it("has it as family name, wherever the account put it", () => {
    for (const values of [
      { familyName: "Sukarno" },
      { givenName: "Sukarno" },
      { givenName: "-", familyName: "Sukarno" },
      { givenName: "Sukarno", familyName: "." },
      { givenName: " ", familyName: "Sukarno" },
    ]) {
      const person = personWith(values);
      expect(person).toMatchObject({
        name: "Sukarno",
        providerData: { familyName: "Sukarno" },
        valueLevels: { familyName: "substantial" },
      });
      expect(person.providerData).not.toHaveProperty("givenName");
    }
  });

  it("reaches the form as such, and as locked as the name", () => {
    const account = accountOf(personWith({ givenName: "Sukarno" }));
    expect(account.data["onlyOneName"]).toBe("true");
    const terms = { idpDataLocked: ["familyName"], trustLevel: "substantial" } as const;
    expect(isLocked(terms, { scope: "onlyOneName", account })).toBe(true);
    expect(isLocked({ ...terms, trustLevel: "high" }, { scope: "onlyOneName", account })).toBe(false);
    const both = accountOf(personWith({ givenName: "Amina", familyName: "Beispiel" }));
    expect(both.data).not.toHaveProperty("onlyOneName");
    expect(accountOf(personWith({})).data).not.toHaveProperty("onlyOneName");
  });
});

it("a birth date is kept as far as the account knows it, and not at all where it is none", () => {
  expect(personWith({ birthdate: "1970-XX-XX" }).providerData.birthdate).toBe("1970");
  expect(personWith({ birthdate: "197012  " }).providerData.birthdate).toBe("1970-12");
  expect(personWith({ birthdate: "0000-12-31" }).providerData).not.toHaveProperty("birthdate");
});
