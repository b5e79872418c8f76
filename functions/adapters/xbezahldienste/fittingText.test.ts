import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittingDescription, fittingPurpose } from "./fittingText.ts";

const mixed = { upperCase: false };
const anyText = fc.string({ unit: "binary", maxLength: 400 });

describe("the purpose of a payment", () => {
  it("is written as German banks write it", () => {
    expect(fittingPurpose("Gebühr Ärztin", mixed)).toBe("Gebuehr Aerztin");
    expect(fittingPurpose("Straße / Übung – Öl", mixed)).toBe("Strasse - Uebung - Oel");
    expect(fittingPurpose("Łódź, Ñandú, İzmir, Đông", mixed)).toBe("Lodz Nandu Izmir Dong");
    expect(fittingPurpose("a\u0308 is ä, too", mixed)).toBe("ae is ae too");
  });

  it("is cut to 27 characters after it was expanded, without a blank at the end", () => {
    expect(fittingPurpose("äääääääääääääääääääää", mixed)).toBe("aeaeaeaeaeaeaeaeaeaeaeaeaea");
    expect(fittingPurpose("Anerkennung als Pflegekraft in Bayern", mixed)).toBe(
      "Anerkennung als Pflegekraft",
    );
    expect(fittingPurpose("Anerkennung als Therapeuti und", mixed)).toBe("Anerkennung als Therapeuti");
  });

  it("is in capital letters where a service takes nothing else", () => {
    expect(fittingPurpose("Gebühr für Weiß_1", { upperCase: true })).toBe("GEBUEHR FUER WEISS_1");
  });

  it("is never empty, even when nothing can be written", () => {
    for (const text of ["", "   ", "病院", "💶"]) expect(fittingPurpose(text, mixed)).toBe("Zahlung");
  });

  it("fits, whatever people wrote", () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, upperCase) => {
        const purpose = fittingPurpose(text, { upperCase });
        expect(purpose).toMatch(upperCase ? /^[A-Z0-9_-][A-Z0-9_ -]{0,26}$/ : /^[\w-][\w -]{0,26}$/);
        expect(purpose).toBe(purpose.trim());
        expect(fittingPurpose(purpose, { upperCase })).toBe(purpose);
      }),
    );
  });
});

describe("the description of a payment", () => {
  it("keeps Latin letters with marks and loses what the standard does not take", () => {
    expect(fittingDescription("Gebühr: Ärztin/Arzt (§ 3), „Łódź“; 5 %")).toBe(
      "Gebühr Ärztin-Arzt 3 , Łódź 5",
    );
    expect(fittingDescription("Ștefan Nguyễn")).toBe("Stefan Nguyen");
  });

  it("fits, whatever people wrote", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fittingDescription(text)).toMatch(/^[\w\s,.\u00C0-\u017F-]{1,250}$/);
      }),
    );
  });
});
