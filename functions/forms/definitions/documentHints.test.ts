import { describe, expect, it } from "vitest";
import { evaluateForm } from "../evaluateForm.ts";
import type { FormAnswers } from "../JsonValue.ts";
import { owedDocuments } from "../requiredDocuments.ts";
import { bundleForms } from "../import/bundleForms.ts";
import { fieldsOf } from "../fieldsOf.ts";
import { wantedWords } from "../wantedDocument.ts";

const FORMS = bundleForms();

/** Whom a document is from; who translates it is another matter. */
const SOURCE = {
  de: /\b([Vv]on|[Vv]om|selbst)\b/,
  en: /\b([Ff]rom|by|yourself)\b/,
} as const;
/** How a document is handed in is data, and not said once more in a hint; who translates is. */
const IN_HINT = {
  de: /mit beglaubigter|ohne Übersetzung|beglaubigte Kopie|\bScan\b/i,
  en: /with a certified|without translation|certified copy|\bscan\b/i,
} as const;

const fields = (locale: "de" | "en") =>
  Object.values(FORMS)
    .flatMap((form) => form[locale].pages)
    .flatMap((page) => fieldsOf(page))
    .map(({ field }) => field);
const documents = (locale: "de" | "en") => fields(locale).filter(({ type }) => type === "file");

const STATES = ["plain", "certified", "certifiedByPost"] as const;
/** Certificates of which some states want officially certified copies; of all others plain ones do. */
const CERTIFIED = ["certificate", "subjects", "practice", "entitlement", "conformity", "recognisedEU"];

describe.each(["de", "en"] as const)("a document that the form asks for (%s)", (locale) => {
  it("says in its hint what it is and from whom a person gets it", () => {
    const hints = documents(locale).map(({ key, hint }) => ({ key, hint: JSON.stringify(hint ?? "") }));
    expect(hints.length).toBeGreaterThan(15);
    const silent = hints.filter(({ hint }) => hint.length < 40 || !SOURCE[locale].test(hint));
    expect(silent).toEqual([]);
    expect(hints.filter(({ hint }) => IN_HINT[locale].test(hint))).toEqual([]);
  });

  it.each(STATES)(
    "says in every state what is handed in: original or copy, and which translation (%s)",
    (state) => {
      const cards = documents(locale).map((field) => ({ key: field.key, wanted: wantedWords(field, state) }));
      expect(cards.filter(({ wanted }) => wanted.length !== 2)).toEqual([]);
      const says = (text: RegExp) =>
        cards.filter(({ wanted }) => text.test(wanted[0] ?? "")).map(({ key }) => key.replace(/^doc\./, ""));
      const post = locale === "de" ? /per Post/ : /by post/i;
      const copy = locale === "de" ? /amtlich beglaubigte Kopie/ : /officially certified copy/;
      // Nobody is asked for more than the authorities of the state want.
      expect(says(copy)).toEqual(state === "plain" ? [] : CERTIFIED);
      expect(says(post)).toEqual(state === "certifiedByPost" ? CERTIFIED : []);
      expect(says(/\boriginal\b/i)).toEqual(["criminalRecordHome", "goodStanding", "medical"]);
    },
  );

  it("can be handed in later wherever it is asked for, so that nobody declares something untrue to go on", () => {
    const placed = Object.values(FORMS)
      .flatMap((form) => form[locale].pages)
      .flatMap((page) => fieldsOf(page))
      .map(({ field, conditions }) => ({ ...field, shown: JSON.stringify(conditions) }));
    const asked = placed.filter(({ type }) => type === "file");
    expect(asked.length).toBeGreaterThan(15);
    const fixed = asked.filter(
      ({ path, shown }) => !placed.some((box) => box.path === `${path}Later` && box.shown === shown),
    );
    expect(fixed.map(({ path }) => path)).toEqual([]);
  });
});

it.each<[string, FormAnswers]>([
  ["doc.other[0].file", { doc: { other: [{ title: "Zeugnis", fileLater: true }] } }],
  ["doc.language", { languageLevel: "B2", doc: { languageLater: true } }],
  ["w[0].doc", { hasExperience: "yes", w: [{ docLater: true }] }],
  ["t[0].doc", { t: [{ title: "Kurs", docLater: true }] }],
])("a document that is put off is owed, and its field asks for nothing: %s", (document, data) => {
  const form = FORMS["recognition"]?.de;
  if (form === undefined) throw new Error("there is no such form");
  const state = evaluateForm(form, { data, context: { suitability: "health" }, now: "2026-11-24T12:00:00Z" });
  expect(owedDocuments(form, state).map(({ path }) => path)).toEqual([document]);
  expect(state.errors.filter(({ path }) => path === document)).toEqual([]);
});
