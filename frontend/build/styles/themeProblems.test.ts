import path from "node:path";
import { describe, expect, it } from "vitest";
import { colourOf, contrastOf } from "./colour.ts";
import { readThemeProblems } from "./readThemeProblems.ts";
import { themeProblems } from "./themeProblems.ts";

const COMMON = `:root {
  --ap-paper: var(--kern-white); --ap-surface: #f4f4f4; --ap-muted: #555; --kern-white: oklch(100% 0 0);
  --kern-color-layout-text-default: #111; --kern-color-action-focus-default: #444;
  --kern-color-layout-border: #777; --kern-color-feedback-danger: oklch(52.37% 0.2002 29.28);
}
@media (prefers-color-scheme: dark) { :root {
  --ap-paper: #000; --ap-surface: #111; --ap-muted: #bbb;
  --kern-color-layout-text-default: #eee; --kern-color-action-focus-default: #aaa;
} }`;

const theme = (light: string, dark = "--ap-action: #9cf; --ap-on-action: #000; --ap-tint: #112;") => `:root {
  ${light} --ap-brand-1: #000; --ap-brand-2: #fff; --ap-brand-3: #f00;
}
@media (prefers-color-scheme: dark) { :root { ${dark} } }`;
const GOOD = "--ap-action: #004488; --ap-on-action: #fff; --ap-tint: #eef4fa;";

describe("the theme of a state", () => {
  it("is taken when everything can be read on everything it stands on, light and dark", () => {
    expect(themeProblems(theme(GOOD), COMMON)).toEqual([]);
  });

  it("is refused by naming the pair, its contrast and the least that is needed", () => {
    const pale = theme("--ap-action: #5c9ee0; --ap-on-action: #fff; --ap-tint: #eef4fa;");
    expect(themeProblems(pale, COMMON)).toContain(
      "--ap-on-action on --ap-action has a contrast of 2.82 in the light scheme; at least 4.5 is needed.",
    );
    const dim = theme(GOOD, "--ap-action: #235; --ap-on-action: #000; --ap-tint: #112;");
    expect(themeProblems(dim, COMMON).every((problem) => problem.includes("in the dark scheme"))).toBe(true);
    expect(themeProblems(dim, COMMON)).toHaveLength(4);
  });

  it("is refused when what can be pressed looks like an error", () => {
    const wine = theme("--ap-action: #7a1230; --ap-on-action: #fff; --ap-tint: #faf0f2;");
    expect(themeProblems(wine, COMMON)).toEqual([
      expect.stringMatching(/^--ap-action is 1\d\.?\d* degrees of hue from the red of errors in the light/),
    ]);
    const grey = theme("--ap-action: #222; --ap-on-action: #fff; --ap-tint: #f4f4f4;");
    expect(themeProblems(grey, COMMON)).toEqual([]);
  });

  it("sets its six colours and nothing else", () => {
    expect(themeProblems(theme("--ap-action: #004488; --ap-tint: #eef4fa;", ""), COMMON)).toEqual([
      "--ap-on-action is missing.",
    ]);
    expect(themeProblems(theme(`${GOOD} --ap-muted: #999;`), COMMON)).toEqual([
      "--ap-muted is not for a theme to set.",
    ]);
    const [problem] = themeProblems(
      theme("--ap-action: blue; --ap-on-action: #fff; --ap-tint: #fff;"),
      COMMON,
    );
    expect(problem).toContain("--ap-action is no colour in the light scheme");
  });

  it.each(["demo", "nw", "rp"])("%s can be read", (name) => {
    expect(readThemeProblems(name)).toEqual([]);
  });

  it("that does not exist is named", () => {
    expect(readThemeProblems("nowhere")).toEqual(["There is no theme.css in infra/states/nowhere."]);
    expect(readThemeProblems("demo", path.join(import.meta.dirname, "../none"))).toHaveLength(1);
  });
});

describe("contrast", () => {
  it("is what WCAG computes, whichever way a colour is written", () => {
    const [black, white] = [colourOf("#000")!, colourOf("oklch(100% 0 0)")!];
    expect(contrastOf(black, white)).toBeCloseTo(21, 2);
    expect(contrastOf(colourOf("#767676")!, white)).toBeCloseTo(4.54, 2);
    // KERN's blue and the hex value that it is specified by.
    expect(contrastOf(colourOf("oklch(42.84% 0.1689 265.02)")!, colourOf("#1f4894")!)).toBeLessThan(1.1);
    expect(colourOf("rebeccapurple")).toBeUndefined();
  });
});
