import { Fragment, type ReactNode } from "react";
import { useTranslation } from "./useTranslation.ts";

export interface RichMessageProps {
  /** A translated text with marks such as `<terms>…</terms>`. */
  readonly text: string;
  /** What stands for each mark that does not mean the same everywhere. */
  readonly marks?: Marks;
}

type Marks = Readonly<Record<string, (text: string) => ReactNode>>;

/** What is important, what is German on every page, and values marked by `foreignValue`. */
const EVERYWHERE: Marks = {
  b: (text) => <strong>{text}</strong>,
  de: (text) => <span lang="de">{text}</span>,
  foreign: (text) => <Foreign>{text}</Foreign>,
};

/** A translated sentence with links or emphasis inside; marks do not nest, and nothing is ever read as HTML. */
export function RichMessage({ text, marks = {} }: RichMessageProps): ReactNode {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    // Held by an element: a browser that translates the page takes texts away (src/i18n/jsx).
    if (index % 3 === 0) return part.trim() === "" ? part : <span key={index}>{part}</span>;
    if (index % 3 === 2) return null;
    const inner = parts[index + 1] ?? "";
    return <Fragment key={index}>{(marks[part] ?? EVERYWHERE[part])?.(inner) ?? inner}</Fragment>;
  });
}

/** The same as a paragraph. */
export function RichParagraph({
  className,
  ...message
}: RichMessageProps & { readonly className?: string }): ReactNode {
  return (
    <p className={className}>
      <RichMessage {...message} />
    </p>
  );
}

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

/**
 * Our English texts give the German word of officials in brackets: "(Bescheid)". Abbreviations have no small letters, and
 * an English word in brackets begins with one. Without a look behind, which Safari before 16.4 cannot read.
 */
const GERMAN_WORD = /\((\p{Lu}\p{Ll}{3,}(?:-\p{Lu}\p{Ll}+)*)\)/gu;

/** The text in parts: every second one is a German word. */
export function withGermanWords(english: string): readonly string[] {
  const parts = english.split(GERMAN_WORD);
  const last = parts.length - 1;
  return parts.map((part, index) =>
    index % 2 === 1 ? part : `${index > 0 ? ")" : ""}${part}${index < last ? "(" : ""}`,
  );
}
