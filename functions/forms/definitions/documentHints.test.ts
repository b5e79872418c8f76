import { describe, expect, it } from "vitest";
import { bundleForms } from "../import/bundleForms.ts";
import { fieldsOf } from "../fieldsOf.ts";

const FORM = bundleForms()["recognition"];

/** Whom a document is from; who translates it is another matter. */
const SOURCE = {
  de: /\b([Vv]on|[Vv]om|selbst)\b/,
  en: /\b([Ff]rom|by|yourself)\b/,
} as const;
const TRANSLATION = /(mit (beglaubigter )?Übersetzung|with a (certified )?translation).*$/i;

const documents = (locale: "de" | "en") =>
  (FORM?.[locale].pages ?? [])
    .flatMap((page) => fieldsOf(page))
    .flatMap(({ field }) => (field.type === "file" ? [field] : []));

describe.each(["de", "en"] as const)("a document that the form asks for (%s)", (locale) => {
  it("says in its hint what it is and from whom a person gets it", () => {
    const hints = documents(locale).map(({ key, hint }) => ({ key, hint: JSON.stringify(hint ?? "") }));
    expect(hints.length).toBeGreaterThan(15);
    const silent = hints.filter(({ hint }) => {
      const own = hint.replace(TRANSLATION, "");
      return own.length < 40 || !SOURCE[locale].test(own);
    });
    expect(silent).toEqual([]);
  });

  it("can be handed in later, so that nobody declares something untrue to go on", () => {
    const keys = new Set(
      (FORM?.[locale].pages ?? []).flatMap((page) => fieldsOf(page)).map(({ field }) => field.key),
    );
    // What a person adds of themselves is not put off.
    const needed = documents(locale).filter(({ key, rules }) => key !== "file" && rules !== undefined);
    expect(needed.length).toBeGreaterThan(12);
    expect(needed.filter(({ key }) => !keys.has(`${key}Later`)).map(({ key }) => key)).toEqual([]);
  });
});
