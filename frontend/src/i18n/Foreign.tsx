import type { ReactNode } from "react";
import { useTranslation } from "./useTranslation.ts";
import { withGermanWords } from "./germanWords.ts";

/** Words of settings, services and forms within a page: in a further language marked with the language they are in. */
export function Foreign({ children }: { readonly children: ReactNode }): ReactNode {
  return <span {...useTranslation().foreign}>{children}</span>;
}

/** A value of a message that exists in German or English only: `RichMessage` marks it where the page speaks another language. */
export function foreignValue(text: string): string {
  return `<foreign>${text}</foreign>`;
}

/** A text of a form. German words in English ones are marked: a screen reader says them with a German voice. */
export function FormText({ children }: { readonly children: string }): ReactNode {
  const isEnglish = useTranslation().locale === "en";
  const parts = isEnglish ? withGermanWords(children) : [children];
  if (parts.length === 1) return children;
  return parts.map((part, index) => (
    <span key={index} lang={index % 2 === 0 ? undefined : "de"}>
      {part}
    </span>
  ));
}
