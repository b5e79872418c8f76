import { createElement, type ReactNode } from "react";
import { FormText } from "#ui/i18n/RichMessage.tsx";
import type { RichText } from "#forms/RichText.ts";

/** Text of a definition as elements: it arrives as a tree of known tags, so that no HTML is ever set. */
export function RichTextView({ text }: { readonly text: RichText }): ReactNode {
  return text.map((node, index) => {
    // The tree of a text never changes its order, so the position is its identity.
    const key = index.toString();
    // Held by an element: a browser that translates the page takes texts away (src/i18n/jsx).
    if (typeof node === "string")
      return node.trim() === "" ? (
        node
      ) : (
        <span key={key}>
          <FormText>{node}</FormText>
        </span>
      );
    const { tag, href, children } = node;
    if (tag === "br") return <br key={key} />;
    return createElement(
      tag,
      { key, ...(tag === "a" && href !== undefined && { href }) },
      <RichTextView text={children ?? []} />,
    );
  });
}
