import { type CssRule, declarations } from "./cssRules.ts";

/** Names of the tokens (custom properties) that a stylesheet defines. */
export function definedTokens(css: string): ReadonlySet<string> {
  return new Set(Array.from(css.matchAll(/(--[\w-]+)\s*:/g), ([, name = ""]) => name));
}

/** Name and value of a declaration that defines a token. */
export function tokenOf(declaration: string): { readonly name: string; readonly value: string } | undefined {
  const [, name, value] = /^(--[\w-]+)\s*:\s*([\s\S]*)$/.exec(declaration) ?? [];
  return name === undefined || value === undefined ? undefined : { name, value };
}

/** The rules with only those tokens that they or our own styles use, directly or through another token. */
export function usedTokens(rules: readonly CssRule[], own: string): readonly CssRule[] {
  const used = namesInUse(rules, own);
  const keep = (rule: CssRule): CssRule => ({
    ...rule,
    body: declarations(rule.body)
      .filter(
        (declaration) => used.has(tokenOf(declaration)?.name ?? "") || tokenOf(declaration) === undefined,
      )
      .join(";"),
    rules: rule.rules.map(keep),
  });
  return rules.map(keep);
}

function namesInUse(rules: readonly CssRule[], own: string): ReadonlySet<string> {
  const definitions = new Map<string, string[]>();
  const used = new Set<string>();
  const queue: string[] = [];
  const read = (text: string): void => {
    for (const [, name] of text.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (name === undefined || used.has(name)) continue;
      used.add(name);
      queue.push(name);
    }
  };
  for (const declaration of allDeclarations(rules)) {
    const token = tokenOf(declaration);
    if (token === undefined) read(declaration);
    else definitions.set(token.name, [...(definitions.get(token.name) ?? []), token.value]);
  }
  read(own);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    for (const value of definitions.get(name) ?? []) read(value);
  }
  return used;
}

function allDeclarations(rules: readonly CssRule[]): readonly string[] {
  return rules.flatMap((rule) => [...declarations(rule.body), ...allDeclarations(rule.rules)]);
}

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
