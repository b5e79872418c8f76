import type { RichText } from "../../forms/RichText.ts";

/** HTML of a definition as a tree of known tags; the browser never renders HTML of a definition. */
export function compileRichText(html: string): RichText {
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
  return text === html ? [text] : [{ tag: "p", children: [text] }];
}
