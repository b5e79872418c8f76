import { createRequire } from "node:module";
import path from "node:path";

/** A top-level rule of a stylesheet: a style rule, or an at-rule with the rules inside it. */
export interface CssRule {
  readonly prelude: string;
  readonly body: string;
  readonly rules: readonly CssRule[];
}

/** Reads a stylesheet without comments into rules. Knows strings and one kind of nesting: at-rules with rules inside. */
export function cssRules(css: string): readonly CssRule[] {
  const rules: CssRule[] = [];
  let start = 0;
  let index = 0;
  while (index < css.length) {
    const open = nextOf(css, { from: index, chars: "{;" });
    if (open === -1) break;
    if (css[open] === ";") {
      start = index = open + 1;
      continue;
    }
    const close = closingBrace(css, open);
    const prelude = css.slice(start, open).trim();
    const body = css.slice(open + 1, close);
    const nested = /^@(media|supports|layer|container)\b/.test(prelude);
    rules.push(
      nested ? { prelude, body: "", rules: cssRules(body) } : { prelude, body: body.trim(), rules: [] },
    );
    start = index = close + 1;
  }
  return rules;
}

export function cssText(rules: readonly CssRule[]): string {
  return rules
    .map((rule) => `${rule.prelude}{${rule.rules.length > 0 ? cssText(rule.rules) : rule.body}}`)
    .join("\n");
}

/** Splits declarations at semicolons that are not inside parentheses or strings. */
export function declarations(body: string): readonly string[] {
  return splitAt(body, ";");
}

/** Splits a list of selectors at its commas. */
export function selectorsOf(prelude: string): readonly string[] {
  return splitAt(prelude, ",");
}

function splitAt(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let rest = text;
  for (;;) {
    const end = nextOf(rest, { from: 0, chars: separator });
    parts.push(end === -1 ? rest : rest.slice(0, end));
    if (end === -1) break;
    rest = rest.slice(end + 1);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

function nextOf(text: string, options: { readonly from: number; readonly chars: string }): number {
  let depth = 0;
  for (let index = options.from; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === '"' || char === "'") index = text.indexOf(char, index + 1);
    else if (char === "(") depth += 1;
    else if (char === ")") depth -= 1;
    else if (depth === 0 && options.chars.includes(char)) return index;
    if (index === -1) return -1;
  }
  return -1;
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === '"' || char === "'") index = text.indexOf(char, index + 1);
    else if (char === "{") depth += 1;
    else if (char === "}" && --depth === 0) return index;
  }
  return text.length;
}

/** Path of a file that the KERN package ships. */
export function kernFile(name: string): string {
  const manifest = createRequire(import.meta.url).resolve("@kern-ux/native/package.json");
  return path.join(path.dirname(manifest), "dist", name);
}
