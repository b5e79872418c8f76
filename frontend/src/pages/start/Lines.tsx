import type { ReactNode } from "react";
import { useForeign } from "#ui/i18n/Foreign.tsx";

/** A text of a service: each of its lines is a paragraph. */
export function Lines({ text }: { readonly text: string }): ReactNode {
  const foreign = useForeign();
  return text.split("\n").map((line) => (
    <p key={line} {...foreign}>
      {line}
    </p>
  ));
}
