import { Fragment, type ReactNode } from "react";

export interface RichMessageProps {
  /** A translated text with marks such as `<terms>…</terms>`. */
  readonly text: string;
  /** What stands for each mark. */
  readonly marks: Readonly<Record<string, (text: string) => ReactNode>>;
}

/** A translated sentence with links or emphasis inside; marks do not nest, and nothing is ever read as HTML. */
export function RichMessage({ text, marks }: RichMessageProps): ReactNode {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    const inner = parts[index + 1] ?? "";
    return <Fragment key={index}>{marks[part]?.(inner) ?? inner}</Fragment>;
  });
}
