import { describe, expect, it } from "vitest";
import { unshownSigns } from "#domain/text/unshownSigns.ts";
import { REGISTERED_LETTERS, REGISTERED_SEQUENCES, SAMPLE_NAMES } from "./din91379.fixture.ts";
import { TaggedPdf } from "./TaggedPdf.ts";

const { writing } = new TaggedPdf({ title: "", language: "de", createdAt: new Date(0), holdsFile: false });
const isShown = (sign: string): boolean => unshownSigns(sign).length === 0;

/** Historical letters and signs within the blocks of living scripts; they occur in no present name. */
const HISTORICAL =
  /[\u216C-\u216F\u2170-\u2188\uA7C0-\uA7FF\u088F\u0897\uFBC2-\uFDFF\u0C5C\u0CDC\u1C89\u1C8A\u4DB6-\u4DBF\u9FF0-\u9FFF\uF900-\uFAFF\u31BC-\u31BF\u3300-\u33FF\u0345]/u;

describe("what is said before sending about signs that a document cannot show", () => {
  it("is nothing for letters that the fonts have, and something for the others", () => {
    const wrong: string[] = [];
    for (let code = 0x20; code < 0x10000; code += 1) {
      const sign = String.fromCodePoint(code).normalize("NFC");
      if (/[\p{C}\p{Z}\p{Variation_Selector}]/u.test(sign) || HISTORICAL.test(sign)) continue;
      if (isShown(sign) && !writing.hasLetter(sign, "regular")) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
    for (const sign of ["😀", "✓", "𓂀", "ᏣᎳᎩ"]) expect(unshownSigns(sign).length).toBeGreaterThan(0);
  });

  it("is nothing for names in the scripts of the world", () => {
    const names = [
      ...REGISTERED_LETTERS,
      ...REGISTERED_SEQUENCES,
      ...SAMPLE_NAMES.leftToRight,
      ...SAMPLE_NAMES.rightToLeft,
    ];
    expect(names.flatMap(unshownSigns)).toEqual([]);
  });

  it("names each sign once", () => {
    expect(unshownSigns("a😀b✓😀")).toEqual(["😀", "✓"]);
  });
});
