import type { ReactNode } from "react";

/** Each line of a text is a paragraph. */
export function Lines({ text }: { readonly text: string }): ReactNode {
  return text.split("\n").map((line) => <p key={line}>{line}</p>);
}
