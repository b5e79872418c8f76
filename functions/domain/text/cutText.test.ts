import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutText, endOfText, utf8Length } from "./cutText.ts";

describe("a cut text", () => {
  it("ends between characters as people see them", () => {
    expect(cutText("ab😀", { characters: 3 })).toBe("ab");
    expect(cutText("ab👩‍🚀c", { characters: 6 })).toBe("ab");
    expect(cutText("C\u0328\u0306x", { characters: 2 })).toBe("C\u0328");
    expect(cutText("ภาษาไทย", { bytes: 9 })).toBe("ภาษ");
  });

  it("begins between them where its end is kept", () => {
    expect(endOfText("👩‍🚀b.pdf", 7)).toBe("b.pdf");
    expect(endOfText("a👩‍🚀.pdf", 9)).toBe("👩‍🚀.pdf");
    expect(endOfText("a.pdf", 9)).toBe("a.pdf");
  });

  it("is never longer than its room, is well formed, and is the beginning of the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(40), (text, most) => {
        const short = cutText(text, { characters: most });
        const small = cutText(text, { bytes: most });
        expect(short.length).toBeLessThanOrEqual(most);
        expect(utf8Length(small)).toBeLessThanOrEqual(most);
        expect(utf8Length(small)).toBe(new TextEncoder().encode(small).length);
        for (const cut of [short, small]) {
          expect(text.startsWith(cut)).toBe(true);
          expect(/\p{Cs}/u.test(cut)).toBe(/\p{Cs}/u.test(text.slice(0, cut.length)) && /\p{Cs}/u.test(text));
        }
      }),
    );
  });
});
