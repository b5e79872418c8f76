import { describe, expect, it } from "vitest";
import { printableText } from "./createPageWriter.ts";

const latin = (letter: string): boolean => /^[\0-\u024F\u0300-\u036F]+$/.test(letter);

describe("text that the font can show", () => {
  it("keeps letters and line breaks", () => {
    expect(printableText("Łódź\r\nÖrnek\tStraße", latin)).toBe("Łódź\nÖrnek Straße");
  });

  it("composes letters that were typed as letter and mark", () => {
    expect(printableText("u\u0308", latin)).toBe("ü");
  });

  it("drops controls, and half characters that earlier versions stored", () => {
    expect(printableText("a\u0000b\u200Bc\u202Ed\uD800e\u00ADf", latin)).toBe("abcdef");
  });

  it("shows the code of every character that no font has, and only of that", () => {
    expect(printableText("王😀", latin)).toBe("[U+738B][U+1F600]");
    expect(printableText("c\u1ACF", latin)).toBe("c[U+1ACF]");
    expect(printableText("👩\u200D🚀", latin)).toBe("[U+1F469][U+1F680]");
  });
});
