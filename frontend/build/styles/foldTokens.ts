import { type CssRule, declarations } from "./cssRules.ts";
import { definedTokens, tokenOf } from "./usedTokens.ts";

/**
 * Puts the value in the place of a token that means the same everywhere: defined on the root with one value, in no media
 * query, and not by our own styles or a state's theme. Most of KERN's scale is like that; its names weigh more than it.
 */
export function foldTokens(rules: readonly CssRule[], own: string): readonly CssRule[] {
  const meanings = constantsOf(rules, definedTokens(own));
  const plain = (text: string): string => {
    const next = text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => meanings.get(name) ?? whole);
    return next === text ? text : plain(next);
  };
  const fold = (rule: CssRule): CssRule => ({
    ...rule,
    body: declarations(rule.body).map(plain).join(";"),
    rules: rule.rules.map(fold),
  });
  return rules.map(fold);
}

function constantsOf(rules: readonly CssRule[], redefined: ReadonlySet<string>): ReadonlyMap<string, string> {
  const constants = new Map<string, string>();
  const changing = new Set(redefined);
  const read = (rule: CssRule, isRoot: boolean): void => {
    for (const declaration of declarations(rule.body)) {
      const token = tokenOf(declaration);
      if (token === undefined) continue;
      const before = constants.get(token.name);
      if (!isRoot || (before !== undefined && before !== token.value)) changing.add(token.name);
      constants.set(token.name, token.value);
    }
    for (const nested of rule.rules) read(nested, false);
  };
  for (const rule of rules) read(rule, rule.prelude === ":root");
  for (const name of changing) constants.delete(name);
  return constants;
}
