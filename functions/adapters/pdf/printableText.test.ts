import { describe, expect, it } from "vitest";
import { printableText } from "./printableText.ts";

const latin = (codePoint: number): boolean => codePoint < 0x250;

describe("text that the font can show", () => {
  it("keeps letters and line breaks", () => {
    expect(printableText("Łódź\r\nÖrnek\tStraße", latin)).toBe("Łódź\nÖrnek Straße");
  });

  it("composes letters that were typed as letter and mark", () => {
    expect(printableText("u\u0308", latin)).toBe("ü");
  });

  it("drops control, direction and joining characters, which have no glyph", () => {
    expect(printableText("a\u0000b\u200Bc\u202Ed\uFE0Fe\u00ADf", latin)).toBe("abcdef");
  });

  it("shows the code of every other character that the font does not know", () => {
    expect(printableText("王😀\uD800", latin)).toBe("[U+738B][U+1F600][U+D800]");
  });
});
