import { Fragment, type ReactNode } from "react";
import { Foreign } from "./Foreign.tsx";

export interface RichMessageProps {
  /** A translated text with marks such as `<terms>…</terms>`. */
  readonly text: string;
  /** What stands for each mark; `b`, `de` and values marked by `foreignValue` need none. */
  readonly marks?: Marks;
}

type Marks = Readonly<Record<string, (text: string) => ReactNode>>;

/** What is important, and what is German on every page. */
const EVERYWHERE: Marks = {
  b: (text) => <strong>{text}</strong>,
  de: (text) => <span lang="de">{text}</span>,
};

/** A translated sentence with links or emphasis inside; marks do not nest, and nothing is ever read as HTML. */
export function RichMessage({ text, marks = {} }: RichMessageProps): ReactNode {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    // Held by an element: a browser that translates the page takes texts away (src/i18n/jsx).
    if (index % 3 === 0) return part.trim() === "" ? part : <span key={index}>{part}</span>;
    if (index % 3 === 2) return null;
    const inner = parts[index + 1] ?? "";
    if (part === "foreign") return <Foreign key={index}>{inner}</Foreign>;
    return <Fragment key={index}>{(marks[part] ?? EVERYWHERE[part])?.(inner) ?? inner}</Fragment>;
  });
}
