import { describe, expect, it } from "vitest";
import { portalTexts } from "#build/texts/portalTexts.ts";
import { ERROR_CATALOGUE } from "#test/journeys/errors/errorCatalogue.ts";

/** Specification §8, in its order; the sentences that it quotes word for word. */
const SPECIFIED: readonly (readonly [situation: string, quoted: string | undefined])[] = [
  ["Login", "Beim Login ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal."],
  ["eID app not running", "Bitte starten Sie die „AusweisApp“!"],
  ["Draft delete", undefined],
  ["Outdated draft", undefined],
  ["No form for the service", undefined],
  [
    "Form creation",
    "Bei der Antragserstellung ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
  ],
  ["No online service at location", undefined],
  ["No location set", undefined],
  ["No process offered", undefined],
  ["No responsible authority found", undefined],
  ["Payment error", "Beim Zahlvorgang ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut."],
  ["Payment cancelled", "Zahlung abgebrochen"],
  ["Submit failure", "Der Antrag konnte nicht erfolgreich versendet werden."],
  ["Location search", undefined],
  ["Session ended", "Aufgrund von Sicherheitsvorgaben wurde Ihre Sitzung automatisch beendet."],
  ["Multiple windows", undefined],
  ["Processing error on sent application", undefined],
  ["Process data", undefined],
  ["Downloads", undefined],
  ["Generic", "Es tut uns leid, aber etwas ist schief gelaufen. Bitte versuchen Sie es später erneut."],
  ["Uncaught error", undefined],
  ["Page not found", "Seite nicht gefunden"],
];

describe("the error catalogue", () => {
  it("has every situation of the specification, in its order", () => {
    expect(Object.keys(ERROR_CATALOGUE)).toEqual(SPECIFIED.map(([situation]) => situation));
  });

  it("says what the specification quotes, word for word, and something else in English", async () => {
    const [german, english] = await Promise.all([portalTexts("de"), portalTexts("en")]);
    const quoted = new Map(SPECIFIED);
    for (const [situation, keys] of Object.entries(ERROR_CATALOGUE)) {
      const said = keys.map((key) => german.get(key) ?? german.get(`${key}_other`));
      const saidInEnglish = keys.map((key) => english.get(key) ?? english.get(`${key}_other`));
      expect([situation, said]).toEqual([situation, said.filter((text) => text !== undefined)]);
      expect(said).not.toEqual(saidInEnglish);
      const sentence = quoted.get(situation);
      if (sentence !== undefined) expect(said[0]).toBe(sentence);
    }
  });
});
