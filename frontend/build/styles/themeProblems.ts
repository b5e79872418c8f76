import { colourOf, contrastOf, hueDistance, type Colour } from "./colour.ts";
import { cssRules, declarations, selectorsOf, type CssRule } from "./cssRules.ts";
import { tokenOf } from "./usedTokens.ts";

/** All that a state may set. */
const THEME = [
  "--ap-action",
  "--ap-on-action",
  "--ap-tint",
  "--ap-brand-1",
  "--ap-brand-2",
  "--ap-brand-3",
] as const;

const DANGER = "--kern-color-feedback-danger";
const LEAST_HUE_DISTANCE = 40;

/** Foreground, background and the least contrast between them (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS = [
  ["--ap-action", "--ap-paper", 4.5],
  ["--ap-action", "--ap-surface", 4.5],
  ["--ap-action", "--ap-tint", 4.5],
  ["--ap-on-action", "--ap-action", 4.5],
  ["--kern-color-layout-text-default", "--ap-tint", 4.5],
  ["--ap-muted", "--ap-paper", 4.5],
  ["--ap-muted", "--ap-surface", 4.5],
  ["--ap-muted", "--ap-tint", 4.5],
  ["--kern-color-action-focus-default", "--ap-tint", 3],
  // The border of an option to choose.
  ["--kern-color-layout-border", "--ap-paper", 3],
] as const;

/** What keeps a state's theme from being used, a sentence each: what is missing, and what cannot be read on what. */
export function themeProblems(theme: string, common: string): readonly string[] {
  const own = new Set(SCHEMES.flatMap((scheme) => [...schemeTokens(theme, scheme).keys()]));
  const missing = THEME.filter((name) => !own.has(name));
  const foreign = [...own].filter((name) => !THEME.some((known) => known === name));
  if (missing.length + foreign.length > 0)
    return [
      ...missing.map((name) => `${name} is missing.`),
      ...foreign.map((name) => `${name} is not for a theme to set.`),
    ];
  return SCHEMES.flatMap((scheme) =>
    problemsIn(scheme, new Map([...schemeTokens(common, scheme), ...schemeTokens(theme, scheme)])),
  );
}

function problemsIn(scheme: Scheme, tokens: ReadonlyMap<string, string>): readonly string[] {
  const unreadable = THEME.filter((name) => resolved(name, tokens) === undefined);
  if (unreadable.length > 0)
    return unreadable.map(
      (name) => `${name} is no colour in the ${scheme} scheme: #rrggbb or a colour of KERN is expected.`,
    );
  const weak = PAIRS.flatMap(([foreground, background, least]) => {
    const contrast = contrastOf(known(foreground, tokens), known(background, tokens));
    return contrast >= least
      ? []
      : [
          `${foreground} on ${background} has a contrast of ${rounded(contrast)} in the ${scheme} scheme; at least ${String(least)} is needed.`,
        ];
  });
  const apart = hueDistance(known("--ap-action", tokens), known(DANGER, tokens));
  return apart === undefined || apart >= LEAST_HUE_DISTANCE
    ? weak
    : [
        ...weak,
        `--ap-action is ${rounded(apart)} degrees of hue from the red of errors in the ${scheme} scheme; at least ${String(LEAST_HUE_DISTANCE)} are needed.`,
      ];
}

function resolved(name: string, tokens: ReadonlyMap<string, string>): Colour | undefined {
  const value = tokens.get(name);
  if (value === undefined) return undefined;
  const other = /^var\(\s*(--[\w-]+)\s*\)$/.exec(value)?.[1];
  return other === undefined ? colourOf(value) : resolved(other, tokens);
}

/** Of our own style sheets and KERN's, where a colour that is none would be a mistake of ours. */
function known(name: string, tokens: ReadonlyMap<string, string>): Colour {
  const colour = resolved(name, tokens);
  if (colour === undefined) throw new Error(`${name} is no colour in the common style sheets.`);
  return colour;
}

/** Down, so that a figure below the minimum never reads like the minimum. */
function rounded(value: number): string {
  return (Math.floor(value * 100) / 100).toString();
}

const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

/** The tokens that a style sheet defines on the root, by name, as they are in the light or the dark scheme. */
function schemeTokens(css: string, scheme: Scheme): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  const read = (rules: readonly CssRule[]): void => {
    for (const { prelude, body, rules: nested } of rules) {
      if (prelude.replaceAll(/\s/g, "") === `@media(prefers-color-scheme:${scheme})`) read(nested);
      if (!selectorsOf(prelude).includes(":root")) continue;
      for (const declaration of declarations(body)) {
        const token = tokenOf(declaration);
        if (token !== undefined) tokens.set(token.name, token.value.trim());
      }
    }
  };
  read(cssRules(css.replaceAll(/\/\*[\s\S]*?\*\//g, "").replace(/@charset[^;]*;/, "")));
  return tokens;
}
