import { describe, expect, it } from "vitest";
import { cssRules, cssText } from "./cssRules.ts";
import { foldTokens } from "./usedTokens.ts";

function folded(css: string, own = ""): string {
  return cssText(foldTokens(cssRules(css), own)).replace(/\s+/g, "");
}

describe("tokens of the design system", () => {
  it("are replaced by their value, through other tokens too", () => {
    expect(folded(":root{--a:4px;--b:var(--a)}.x{padding:var(--b)}")).toContain(".x{padding:4px}");
  });

  it("stay where a media query gives them another value", () => {
    const css = ":root{--a:4px}@media (min-width:1px){:root{--a:8px}}.x{padding:var(--a)}";
    expect(folded(css)).toContain(".x{padding:var(--a)}");
  });

  it("stay where the styles of a state or our own define them", () => {
    expect(folded(":root{--a:red}.x{color:var(--a)}", ":root{--a:blue}")).toContain(".x{color:var(--a)}");
  });

  it("stay where only a part of the page has them", () => {
    expect(folded(".y{--a:4px}.x{padding:var(--a)}")).toContain(".x{padding:var(--a)}");
  });
});
