import { expect, it } from "vitest";
import { z } from "zod";
import { documentTexts, screenTexts, type ReadText } from "#test/reading/textsOf.ts";
import terms from "#test/reading/terms.json" with { type: "json" };

const wordsSchema = z.strictObject({ use: z.string(), not: z.array(z.string()).min(1) });
const termsSchema = z.array(
  z.strictObject({
    thing: z.string(),
    de: wordsSchema,
    en: wordsSchema,
    /** Beginnings of keys, and why another word stands there. */
    exempt: z.record(z.string(), z.string()),
  }),
);
type Term = z.output<typeof termsSchema>[number];

/** Where another word stands than the one that was chosen. */
function otherWords(
  texts: readonly ReadText[],
  { term, language }: { readonly term: Term; readonly language: "de" | "en" },
) {
  const { use, not } = term[language];
  const others = new RegExp(`(?<!\\p{L})(?:${not.join("|")})(?!\\p{L})`, "u");
  const isExempt = ({ where }: ReadText): boolean =>
    Object.keys(term.exempt).some((beginning) => where.startsWith(beginning));
  return texts
    .filter((text) => !isExempt(text) && others.test(text.text))
    .map(({ where, text }) => `${where}: "${others.exec(text)?.[0] ?? ""}" is called "${use}": ${text}`);
}

it("One thing has one name in all texts of the portal, its form and its documents", async () => {
  const documents = documentTexts();
  const wrong: string[] = [];
  for (const language of ["de", "en"] as const) {
    const texts = [...(await screenTexts(language)), ...documents];
    for (const term of termsSchema.parse(terms)) wrong.push(...otherWords(texts, { term, language }));
  }
  expect(wrong).toEqual([]);
});

it("A word that is not used is found in its forms, and not inside another word", () => {
  const [authority] = termsSchema.parse(terms);
  if (authority === undefined) throw new Error("there is no term");
  const found = (text: string) => otherWords([{ where: "x.y", text }], { term: authority, language: "de" });
  expect(found("Fragen Sie bei der zuständigen Stelle.")).toHaveLength(1);
  expect(found("Das Einwohnermeldeamt ist eine Behörde.")).toEqual([]);
});
