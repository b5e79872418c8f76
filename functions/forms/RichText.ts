/** Text with the few tags that a definition may use. A tree and not HTML, so that nothing in it can ever become code. */
export type RichText = readonly RichNode[];

export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: RichTag;
  /** Only of links: https, mailto, tel or a path of the portal. */
  readonly href?: string;
  readonly children?: RichText;
}

export type RichTag = "p" | "br" | "strong" | "em" | "ul" | "ol" | "li" | "h3" | "h4" | "a";

/** The words alone, for paper and announcements. */
export function plainText(text: RichText): string {
  return text
    .map((node) => {
      if (typeof node === "string") return node;
      return node.tag === "br" ? " " : plainText(node.children ?? []);
    })
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
