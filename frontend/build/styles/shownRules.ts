import { type CssRule, declarations, selectorsOf } from "./cssRules.ts";
import { definedTokens } from "./usedTokens.ts";

/** What KERN styles and we never show: areas of pictures, its file input, its masked icons, its theme switch. */
const NEVER_SHOWN =
  /^area\b|\[type=["']?file|\.kern-icon|--stretched|data-kern-theme|\.kern-(?:dark|light)\b/;

/**
 * The rules without what never shows: selectors of things we do not use, `data:` masks (the content security policy
 * allows images from ourselves only) and fallbacks of tokens that exist.
 */
export function shownRules(rules: readonly CssRule[], kern: string): readonly CssRule[] {
  const defined = definedTokens(kern);
  const shown = (list: readonly CssRule[]): readonly CssRule[] =>
    list
      .map((rule) => ({
        prelude: rule.prelude.startsWith("@") ? rule.prelude : shownSelectors(rule.prelude),
        rules: shown(rule.rules),
        body: declarations(rule.body)
          .filter((declaration) => !declaration.includes("url("))
          .map((declaration) => withoutFallbacks(declaration, defined))
          .join(";"),
      }))
      .filter((rule) => rule.prelude !== "" && (rule.body !== "" || rule.rules.length > 0));
  return resolveContextual(shown(rules), kern);
}

function shownSelectors(prelude: string): string {
  return selectorsOf(prelude)
    .filter((selector) => !NEVER_SHOWN.test(selector))
    .join(",");
}

/** `var(--kern-x, 8px)` becomes `var(--kern-x)` where the token is always there: then the fallback only weighs. */
function withoutFallbacks(declaration: string, defined: ReadonlySet<string>): string {
  return declaration.replace(/var\((--kern-[\w-]+),\s*[^()]*(\([^()]*\)[^()]*)*\)/g, (whole, name: string) =>
    defined.has(name) ? `var(${name})` : whole,
  );
}

/**
 * KERN's contextual tokens stand for others and change only inside its layers, which we do not use: each is replaced by
 * what it stands for outside of them, which is its first definition.
 */
function resolveContextual(rules: readonly CssRule[], kern: string): readonly CssRule[] {
  const meaning = new Map<string, string>();
  for (const [, name, value] of kern.matchAll(/(--kern-[\w-]+-contextual)\s*:\s*(var\(--[\w-]+\))/g)) {
    if (name !== undefined && value !== undefined && !meaning.has(name)) meaning.set(name, value);
  }
  const replaced = (text: string): string =>
    text.replace(/var\((--kern-[\w-]+-contextual)\)/g, (whole, name: string) => meaning.get(name) ?? whole);
  const resolve = (rule: CssRule): CssRule => ({
    ...rule,
    body: declarations(rule.body).map(replaced).join(";"),
    rules: rule.rules.map(resolve),
  });
  return rules.map(resolve);
}

/** Sides of a box that follow the direction of writing, in place of left and right. */
const SIDES: readonly (readonly [RegExp, string])[] = [
  [/(?<=[;{\s]|^)(margin|padding|border)-left(?=[-:])/g, "$1-inline-start"],
  [/(?<=[;{\s]|^)(margin|padding|border)-right(?=[-:])/g, "$1-inline-end"],
  [/(?<=[;{\s]|^)left:/g, "inset-inline-start:"],
  [/(?<=[;{\s]|^)right:/g, "inset-inline-end:"],
  [/text-align: ?left/g, "text-align:start"],
  [/text-align: ?right/g, "text-align:end"],
];

/** KERN is drawn from left to right; a language that is written the other way sees it mirrored. */
export function mirrored(css: string): string {
  return SIDES.reduce((text, [side, logical]) => text.replaceAll(side, logical), css);
}
