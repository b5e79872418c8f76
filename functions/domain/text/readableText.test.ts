import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readableText } from "./readableText.ts";

/** Each UTF-16 unit by itself: half characters too. */
const UNSEEN =
  "\u000B\u000C\u0085\u2028\u2029\u00AD\u200B\u200C\u200D\u200E\u202E\uFEFF\uD83D\uDE00\u180E\uFE0F\u034F\u3164\r\n\t\u00A0".split(
    "",
  );
const SEEN = Array.from("aüه\u0646क\u094Dന\u0D4D王ü👩🚀é");

/** What people paste: letters of many scripts mixed with invisible characters. */
const pasted = fc
  .array(fc.oneof(fc.string({ unit: "binary", maxLength: 4 }), fc.constantFrom(...UNSEEN, ...SEEN)), {
    maxLength: 12,
  })
  .map((parts) => parts.join(""));

describe("text at every way in", () => {
  it.each(["\u000B", "\u000C", "\u0085", "\u2028", "\u2029", "\r\n", "\r", "\n"])(
    "keeps two words apart that %j parted",
    (mark) => {
      expect(readableText(`Beispiel${mark}Doppel`)).toBe("Beispiel Doppel");
      expect(readableText(`Beispiel${mark}Doppel`, "\n")).toBe("Beispiel\nDoppel");
    },
  );

  it("has one normal form", () => {
    expect(readableText("Mu\u0308ller A\u030Angstro\u0308m")).toBe("Müller Ångström");
  });

  it("loses controls, half characters and invisible format signs", () => {
    expect(
      readableText("A\u0000b\u001B\u009Bc\uD83D\u00ADd\u200Be\u202Ef\u200Fg\u2066h\uFEFFi\u034F\u3164"),
    ).toBe("Abcdefghi");
  });

  it("has plain blanks only", () => {
    expect(readableText("山田\u3000太郎\tA\u00A0B")).toBe("山田 太郎 A B");
  });

  it.each([
    ["Persian", "می\u200Cخواهم"],
    ["Bengali", "র\u200D্য"],
    ["Malayalam at the end of a word", "അവന\u0D4D\u200D"],
    ["Sinhala", "ශ්\u200Dරී"],
    ["Han with its chosen shape", "葛\u{E0100}"],
    ["Mongolian with its chosen shape", "ᠠ\u180B"],
    ["Myanmar with its chosen shape", "က\uFE00"],
    ["a heart in colours", "❤\uFE0F"],
    ["one picture of several", "👩🏽\u200D🚀"],
    ["an Arabic number sign, which is seen", "\u0601١٢"],
  ])("keeps what the spelling needs: %s", (...[, text]) => {
    expect(readableText(text)).toBe(text.normalize("NFC"));
  });

  it("loses joiners where no script needs them", () => {
    expect(readableText("Mei\u200Der\u200C M\uFE0Füller \u200Dم\u200C \u200D")).toBe("Meier Müller م ");
    expect(readableText("м\uFE0Eа\u{E0101}м\u180Bа 1\uFE0F")).toBe("мама 1");
  });

  it("is as good after one cleaning as after many, and never half a character", () => {
    fc.assert(
      fc.property(pasted, fc.constantFrom<" " | "\n">(" ", "\n"), (text, breaks) => {
        const clean = readableText(text, breaks);
        expect(readableText(clean, breaks)).toBe(clean);
        expect(clean.normalize("NFC")).toBe(clean);
        expect(clean).not.toMatch(/\p{Cs}|(?!\n)\p{Cc}|[\u00AD\u200B\u200E\u202A-\u202E\u2028\u2029\uFEFF]/u);
        if (breaks === " ") expect(clean).not.toContain("\n");
      }),
      { numRuns: 2000 },
    );
  });

  it("changes no visible letter", () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from("aÄßłşğıİ王مשក្ខอàβЖ한ა ".normalize("NFC"))),
    });
    fc.assert(
      fc.property(letters, (text) => {
        expect(readableText(text)).toBe(text.normalize("NFC"));
      }),
    );
  });
});
