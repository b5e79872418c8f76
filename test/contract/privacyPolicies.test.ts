import { describe, expect, it } from "vitest";
import { portalTexts } from "#build/texts/portalTexts.ts";
import type { UserDataScope } from "#domain/sign-in/userDataScopes.ts";
import { PROCESSING_ROWS } from "#ui/pages/legal/privacy-policy/privacyContent.ts";

/** Categories of stored data (specification §3) and the words for them, German and English. */
const CATEGORIES: readonly (readonly [category: string, german: RegExp, english: RegExp])[] = [
  ["master data", /Stamm-/, /[Mm]aster/],
  ["address data", /Adress/, /address/],
  ["contact data", /Kontaktdaten/, /contact data/],
  ["of the applicant", /antragstellenden/, /applicant/],
  ["of the representative", /vertretenden Person|Vertretung/, /representative/],
  ["power of attorney", /Vollmacht/, /power of attorney/],
  ["citizenship", /Staatsangehörigkeit/, /citizenship/],
  ["residence", /Aufenthalt/, /residence/],
  ["prior recognition procedures", /frühere Verfahren/, /earlier procedures|prior procedures/],
  ["qualifications", /Qualifikationen/, /qualifications/],
  ["work experience", /Berufserfahrung/, /work experience/],
  ["health data", /Gesundheitsdaten/, /[Hh]ealth data/],
  ["sanctions", /Sanktionen/, /sanctions/],
  ["metadata", /Metadaten/, /metadata/],
  ["mailbox ID", /Kennung des Postfachs/, /mailbox identifier/],
  ["session identifier in a cookie", /Sitzungs-Cookie.*Sitzungsnummer/, /Session cookie.*session identifier/],
];

async function policies(locale: "de" | "en"): Promise<string> {
  const texts = await portalTexts(locale);
  return Array.from(texts, ([key, text]) => (key.startsWith("privacy.") ? text : "")).join(" ");
}

describe("the privacy policies", () => {
  it.each(CATEGORIES)("name %s in both languages", async (_, german, english) => {
    expect(await policies("de")).toMatch(german);
    expect(await policies("en")).toMatch(english);
  });

  it("say of each processing its data, its legal basis and how long it lasts, and show each", async () => {
    const rows = new Set(
      [...(await portalTexts("de")).keys()]
        .filter((key) => key.startsWith("privacy.row."))
        .map((key) => key.split(".")[2]),
    );
    expect([...rows].sort()).toEqual([...PROCESSING_ROWS].sort());
  });

  it("name everything that the portal reads from an account", async () => {
    const scopes: Readonly<Record<UserDataScope, RegExp>> = {
      salutation: /Anrede/,
      honorificPrefix: /Titel/,
      givenName: /Vornamen/,
      middleName: /Vornamen/,
      familyName: /Familienname/,
      birthName: /Geburtsname/,
      artisticName: /Künstlername/,
      gender: /Geschlecht/,
      birthdate: /Geburtsdatum/,
      placeOfBirth: /Geburtsort/,
      streetAddress: /Anschrift/,
      locality: /Anschrift/,
      region: /Anschrift/,
      postalCode: /Anschrift/,
      country: /Anschrift/,
      email: /E-Mail-Adresse/,
      phoneNumber: /Telefonnummer/,
    };
    const text = (await portalTexts("de")).get("privacy.konto.signIn.text");
    for (const words of Object.values(scopes)) expect(text).toMatch(words);
    expect(text).toMatch(/Organisation.*Name, Rechtsform, Register.*Anschrift/);
  });

  it("name no time of their own: each comes from a setting or from a rule that the portal keeps", async () => {
    const durations = [...(await portalTexts("de"))].filter(([key]) => key.endsWith(".duration"));
    expect(durations.length).toBeGreaterThan(5);
    const own = durations.filter(([, text]) => /\d/.test(text)).map(([key]) => key);
    expect(own).toEqual([]);
  });
});
