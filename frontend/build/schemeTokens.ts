import { cssRules, declarations, selectorsOf, type CssRule } from "./cssRules.ts";
import { tokenOf } from "./usedTokens.ts";

export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The tokens that a style sheet defines on the root, by name, as they are in the light or the dark scheme. */
export function schemeTokens(css: string, scheme: Scheme): ReadonlyMap<string, string> {
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
