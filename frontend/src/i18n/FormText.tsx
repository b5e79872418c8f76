import type { ReactNode } from "react";
import { withGermanWords } from "./germanWords.ts";
import { useLocale } from "./useLocale.ts";

/** A text of a form. German words in English ones are marked: a screen reader says them with a German voice. */
export function FormText({ children }: { readonly children: string }): ReactNode {
  const isEnglish = useLocale() === "en";
  const parts = isEnglish ? withGermanWords(children) : [children];
  if (parts.length === 1) return children;
  return parts.map((part, index) => (
    <span key={index} lang={index % 2 === 0 ? undefined : "de"}>
      {part}
    </span>
  ));
}
