import { cutText } from "#domain/text/cutText.ts";
import { readableText } from "#domain/text/readableText.ts";
import { Parser } from "htmlparser2";
import type { RichElement, RichNode, RichTag, RichText } from "#forms/RichText.ts";

export interface ReadText {
  readonly text: RichText;
  /** What was left out, such as `<script>`, `onclick`, `href="javascript:…"`. Each once. */
  readonly cut: readonly string[];
}

/** Tags of HTML by the tag that they become. */
const TAGS: Readonly<Record<string, RichTag>> = {
  p: "p",
  div: "p",
  br: "br",
  strong: "strong",
  b: "strong",
  em: "em",
  i: "em",
  ul: "ul",
  ol: "ol",
  li: "li",
  h1: "h3",
  h2: "h3",
  h3: "h3",
  h4: "h4",
  h5: "h4",
  h6: "h4",
  a: "a",
};

/** Tags that say nothing: what is in them stays. */
const TRANSPARENT = new Set(
  "span section article header footer main font u small center label html body".split(" "),
);
/** Tags whose content goes with them. */
const DROPPED = new Set(
  "script style iframe object embed noscript template svg math textarea select head title video audio canvas".split(
    " ",
  ),
);
const BLOCKS: ReadonlySet<RichTag> = new Set<RichTag>(["p", "ul", "ol", "li", "h3", "h4"]);
/** Attributes that say how something looks in Form.io and are left out without a word. */
const SILENT = new Set("class id style target rel title lang dir href align data-mce-style".split(" "));

/** Deeper tags are read as their text. */
const MAX_DEPTH = 20;

interface Open {
  readonly name: string;
  readonly tag: RichTag | undefined;
  readonly href: string | undefined;
  readonly children: RichNode[];
}

/**
 * HTML of a definition as a tree of known tags. The tree cannot hold code, so nothing has to be trusted afterwards:
 * scripts, frames and handlers are not in it, unknown tags leave their text.
 */
export function readRichText(html: string): ReadText {
  const cut = new Set<string>();
  const root: Open = { name: "", tag: undefined, href: undefined, children: [] };
  const open: Open[] = [root];
  let dropped = 0;
  const top = (): Open => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (dropped > 0 || DROPPED.has(name)) {
        if (dropped === 0) cut.add(`<${name}>`);
        dropped += 1;
        return;
      }
      noteAttributes({ name, attributes }, cut);
      if (name === "img" && attributes["alt"]) top().children.push(attributes["alt"]);
      const known = Object.hasOwn(TAGS, name) ? TAGS[name] : undefined;
      if (known === undefined && !TRANSPARENT.has(name)) cut.add(`<${name}>`);
      const href = known === "a" ? safeHref(attributes["href"] ?? "") : undefined;
      const isReadAsText = open.length > MAX_DEPTH || (known === "a" && href === undefined);
      open.push({ name, tag: isReadAsText ? undefined : known, href, children: [] });
    },
    ontext(text) {
      if (dropped === 0) top().children.push(text.replace(/\s+/g, " "));
    },
    onclosetag() {
      if (dropped > 0) {
        dropped -= 1;
        return;
      }
      if (open.length < 2) return;
      const closed = open.pop() ?? root;
      top().children.push(...nodesOf(closed));
    },
  });
  parser.end(html);
  return { text: tidied(root.children), cut: [...cut] };
}

function noteAttributes(
  { name, attributes }: { readonly name: string; readonly attributes: Readonly<Record<string, string>> },
  cut: Set<string>,
): void {
  for (const attribute of Object.keys(attributes)) {
    if (attribute.startsWith("on")) cut.add(attribute);
    else if (!SILENT.has(attribute) && !attribute.startsWith("data-") && name !== "img")
      cut.add(`${name} ${attribute}`);
  }
  const href = attributes["href"];
  if (href !== undefined && safeHref(href) === undefined)
    cut.add(`href="${cutText(href, { characters: 40 })}"`);
}

function isBlock(node: RichNode): boolean {
  return typeof node !== "string" && BLOCKS.has(node.tag);
}

/** What a closed tag leaves: itself, or its content where it is not known or cannot stand here. */
function nodesOf({ tag, href, children, name }: Open): readonly RichNode[] {
  if (tag === "br") return [{ tag }];
  const content = tidied(tag === "ul" || tag === "ol" ? items(children) : children);
  if (content.length === 0) return name === "p" || name === "div" ? [] : children.length > 0 ? [" "] : [];
  if (tag === undefined) return children;
  // Only items hold blocks; a paragraph or a link around blocks would be torn apart by every browser.
  if (tag !== "li" && tag !== "ul" && tag !== "ol" && content.some(isBlock)) return content;
  const element: RichElement = { tag, children: content, ...(href !== undefined && { href }) };
  return [element];
}

/** In a list everything is an item. */
function items(children: readonly RichNode[]): readonly RichNode[] {
  return children.flatMap((child): RichNode[] => {
    if (typeof child === "string")
      return child.trim() === "" ? [] : [{ tag: "li", children: [child.trim()] }];
    return [child.tag === "li" ? child : { tag: "li", children: [child] }];
  });
}

/** Texts that follow each other become one; spaces around blocks and at the ends go. */
function tidied(nodes: readonly RichNode[]): RichText {
  const joined: RichNode[] = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    if (typeof node === "string" && typeof before === "string")
      joined[joined.length - 1] = `${before}${node}`.replace(/\s+/g, " ");
    else joined.push(node);
  }
  const isEdge = (index: number): boolean => {
    const node = joined[index];
    return node === undefined || isBlock(node) || (typeof node !== "string" && node.tag === "br");
  };
  return joined.flatMap((node, index): RichNode[] => {
    if (typeof node !== "string") return [node];
    const start = isEdge(index - 1) ? node.trimStart() : node;
    // Again, because signs may be written as entities.
    const text = readableText(isEdge(index + 1) ? start.trimEnd() : start);
    return text === "" ? [] : [text];
  });
}

/**
 * The address of a link, if it is one that a text may have: https, mailto, tel, or a path of the portal. Characters
 * that browsers leave out of addresses are left out before looking; a backslash is a slash to them (WHATWG URL).
 */
function safeHref(written: string): string | undefined {
  const href = Array.from(written)
    .filter((character) => character > " ")
    .join("");
  if (/^https:\/\/[^/\\]/i.test(href) || /^(?:mailto|tel):./i.test(href)) return href;
  const isRelative = /^(?:[/#?]|\.{1,2}\/)/.test(href) && !href.startsWith("//") && !href.includes("\\");
  return isRelative ? href : undefined;
}
