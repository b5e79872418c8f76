import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { PurgeCSS } from "purgecss";
import type { Plugin } from "vite";
import { type CssRule, cssRules, cssText, declarations, selectorsOf } from "./cssRules.ts";
import { kernFile } from "./kernFile.ts";
import { isKernPart, kernPartOf, type KernPart } from "./kernParts.ts";

/** What KERN styles by attribute and we never show: its file input, its masked icons, its theme switch. */
const NEVER_SHOWN = /\[type=["']?file|\.kern-icon|--stretched|data-kern-theme|\.kern-(?:dark|light)\b/;

const VIRTUAL = /^virtual:kern\/(\w+)\.css$/;

/**
 * KERN stays an unmodified dependency (EUPL-1.2); this cuts it while building: rules that no component names are
 * dropped, `data:` masks too (the content security policy allows images from ourselves only), unused tokens and
 * fallbacks of tokens that exist. Parts: see kernParts.ts.
 */
export function kernStylesheet(options: { readonly sourceDir: string }): Plugin {
  let parts: Promise<ReadonlyMap<KernPart, string>> | undefined;
  return {
    name: "portal-kern-stylesheet",
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : null),
    async load(id) {
      const name = VIRTUAL.exec(id.slice(1))?.[1];
      if (!id.startsWith("\0") || name === undefined) return null;
      if (!isKernPart(name)) this.error(`There is no part "${name}" of KERN; see build/kernParts.ts.`);
      parts ??= purgedParts(options.sourceDir);
      return (await parts).get(name) ?? "";
    },
  };
}

async function purgedParts(sourceDir: string): Promise<ReadonlyMap<KernPart, string>> {
  const kern = await readFile(kernFile("kern.min.css"), "utf8");
  const [purged] = await new PurgeCSS().purge({
    content: [
      path.join(sourceDir, "**/*.tsx"),
      path.join(sourceDir, "**/*.ts"),
      path.join(sourceDir, "../index.html"),
    ],
    css: [{ raw: kern.replace('@charset "UTF-8";', "") }],
    // Their variables are kept by use below: PurgeCSS would not see the ones our own layer reads.
    variables: false,
  });
  const rules = resolveContextual(
    withoutDataUrls(cssRules(stripComments(purged?.css ?? "")), definedIn(kern)),
    kern,
  );
  const own = await ownStyles(sourceDir);
  const used = usedVariables({ rules, own });
  const kept = rules.map((rule) => keepUsedVariables(rule, used));
  refuseUndefined(`${cssText(kept)}\n${own}`);
  return split(kept);
}

async function ownStyles(sourceDir: string): Promise<string> {
  const texts: string[] = [];
  for (const folder of [path.join(sourceDir, "**/*.css"), path.join(sourceDir, "../theme/*.css")]) {
    for await (const file of glob(folder)) texts.push(await readFile(file, "utf8"));
  }
  return texts.join("\n");
}

function definedIn(css: string): ReadonlySet<string> {
  return new Set(Array.from(css.matchAll(/(--[\w-]+)\s*:/g), ([, name = ""]) => name));
}

/** A token that is used and defined nowhere would silently take colour or size away: better no build. */
function refuseUndefined(css: string): void {
  const defined = definedIn(css);
  const missing = Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name = ""]) => name).filter(
    (name) => !defined.has(name),
  );
  if (missing.length > 0)
    throw new Error(`Styles use tokens that nothing defines: ${[...new Set(missing)].join(", ")}`);
}

function stripComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, "");
}

function withoutDataUrls(rules: readonly CssRule[], defined: ReadonlySet<string>): readonly CssRule[] {
  return rules
    .map((rule) => ({
      ...rule,
      prelude: rule.prelude.startsWith("@") ? rule.prelude : shownSelectors(rule.prelude),
      rules: withoutDataUrls(rule.rules, defined),
      body: declarations(rule.body)
        .filter((declaration) => !declaration.includes("url("))
        .map((declaration) => withoutFallbacks(declaration, defined))
        .join(";"),
    }))
    .filter((rule) => rule.prelude !== "" && (rule.body !== "" || rule.rules.length > 0));
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

function usedVariables(sheets: {
  readonly rules: readonly CssRule[];
  readonly own: string;
}): ReadonlySet<string> {
  const definitions = new Map<string, string[]>();
  const used = new Set<string>();
  const queue: string[] = [];
  const read = (text: string): void => {
    for (const match of text.matchAll(/var\(\s*(--[\w-]+)/g)) {
      const name = match[1];
      if (name !== undefined && !used.has(name)) {
        used.add(name);
        queue.push(name);
      }
    }
  };
  for (const declaration of allDeclarations(sheets.rules)) {
    const name = /^(--[\w-]+)\s*:/.exec(declaration)?.[1];
    if (name === undefined) read(declaration);
    else definitions.set(name, [...(definitions.get(name) ?? []), declaration]);
  }
  read(sheets.own);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    for (const definition of definitions.get(name) ?? []) read(definition.slice(definition.indexOf(":")));
  }
  return used;
}

function allDeclarations(rules: readonly CssRule[]): readonly string[] {
  return rules.flatMap((rule) => [...declarations(rule.body), ...allDeclarations(rule.rules)]);
}

function keepUsedVariables(rule: CssRule, used: ReadonlySet<string>): CssRule {
  const kept = declarations(rule.body).filter((declaration) => {
    const name = /^(--[\w-]+)\s*:/.exec(declaration)?.[1];
    return name === undefined || used.has(name);
  });
  return { ...rule, body: kept.join(";"), rules: rule.rules.map((inner) => keepUsedVariables(inner, used)) };
}

function split(rules: readonly CssRule[]): ReadonlyMap<KernPart, string> {
  const parts = new Map<KernPart, CssRule[]>();
  const put = (part: KernPart, rule: CssRule): void => {
    parts.set(part, [...(parts.get(part) ?? []), rule]);
  };
  for (const rule of rules) {
    if (rule.rules.length === 0) {
      if (rule.body !== "") put(kernPartOf(rule.prelude), rule);
      continue;
    }
    const inner = rule.rules.filter((nested) => nested.body !== "");
    for (const part of new Set(inner.map((nested) => kernPartOf(nested.prelude)))) {
      put(part, { ...rule, rules: inner.filter((nested) => kernPartOf(nested.prelude) === part) });
    }
  }
  return new Map([...parts].map(([part, list]) => [part, cssText(list)]));
}
