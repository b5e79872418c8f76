import path from "node:path";
import { glob, readFile } from "node:fs/promises";
import { PurgeCSS } from "purgecss";
import type { Plugin } from "vite";
import { type CssRule, cssRules, cssText, kernFile } from "./cssRules.ts";
import { foldTokens, definedTokens, usedTokens } from "./usedTokens.ts";
import { mirrored, shownRules } from "./shownRules.ts";

/**
 * How KERN is cut: each part is a virtual stylesheet `virtual:kern/<part>.css` that a route imports when it shows such
 * components, so that no route carries the others' rules (budget: 10 kB of CSS per route).
 */
const KERN_PARTS = {
  fields: /\.kern-(form-|fieldset|hint|error)/,
  alert: /\.kern-alert/,
  badge: /\.kern-badge/,
  accordion: /\.kern-accordion/,
  progress: /\.kern-progress/,
  summary: /\.kern-(summary|description-list)/,
  title: /\.kern-title/,
  hero: /\.kern-heading-x-large/,
  dialog: /\.kern-dialog/,
} as const;

type KernPart = keyof typeof KERN_PARTS | "base";

const VIRTUAL = /^virtual:kern\/(\w+)\.css$/;

/**
 * KERN stays an unmodified dependency (EUPL-1.2); this cuts it while building: rules that no component names are
 * dropped, what we never show, tokens that have one meaning everywhere, and unused ones.
 */
export function kernStylesheet(options: { readonly sourceDir: string }): Plugin {
  let parts: Promise<ReadonlyMap<KernPart, string>> | undefined;
  return {
    name: "portal-kern-stylesheet",
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : null),
    async load(id) {
      const name = VIRTUAL.exec(id.slice(1))?.[1];
      if (!id.startsWith("\0") || name === undefined) return null;
      if (!isKernPart(name)) this.error(`There is no part "${name}" of KERN; see KERN_PARTS.`);
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
    css: [{ raw: mirrored(kern.replace('@charset "UTF-8";', "")) }],
    // Their variables are kept by use below: PurgeCSS would not see the ones our own layer reads.
    variables: false,
  });
  const own = await ownStyles(sourceDir);
  const shown = shownRules(cssRules(withoutComments(purged?.css ?? "")), mirrored(kern));
  const kept = usedTokens(foldTokens(shown, own), own);
  refuseUndefined(`${cssText(kept)}\n${own}`);
  return split(kept);
}

async function ownStyles(sourceDir: string): Promise<string> {
  const texts: string[] = [];
  for (const folder of [
    path.join(sourceDir, "**/*.css"),
    path.join(sourceDir, "../../infra/states/*/theme.css"),
  ]) {
    for await (const file of glob(folder)) texts.push(await readFile(file, "utf8"));
  }
  return texts.join("\n");
}

/** A token that is used and defined nowhere would silently take colour or size away: better no build. */
function refuseUndefined(css: string): void {
  const defined = definedTokens(css);
  const missing = Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name = ""]) => name).filter(
    (name) => !defined.has(name),
  );
  if (missing.length > 0)
    throw new Error(`Styles use tokens that nothing defines: ${[...new Set(missing)].join(", ")}`);
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, "");
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

function kernPartOf(selector: string): KernPart {
  for (const [part, pattern] of Object.entries(KERN_PARTS)) {
    if (pattern.test(selector) && isKernPart(part)) return part;
  }
  return "base";
}

function isKernPart(name: string): name is KernPart {
  return name === "base" || Object.hasOwn(KERN_PARTS, name);
}

/**
 * The minifier gives every oklch colour twice: as hex, and again for screens with more colours. KERN's own palette is
 * specified in hex, so the second copy only weighs.
 */
export function plainColours(): Plugin {
  return {
    name: "portal-plain-colours",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        const css = typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source);
        file.source = css.replace(
          /@supports \(color:\s*(?:lab|color)\([^{]*\)\s*\{(?:[^{}]*\{[^{}]*\})*\}/g,
          "",
        );
      }
    },
  };
}
