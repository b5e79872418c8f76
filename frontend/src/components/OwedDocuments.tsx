import type { ReactNode } from "react";
import { Foreign } from "../i18n/Foreign.tsx";
import { RichMessage } from "../i18n/RichMessage.tsx";

export interface OwedDocumentsProps {
  /** Says to whom they go; the authority's name is marked as German. */
  readonly text: string;
  readonly names: readonly string[];
  readonly when: string;
}

/** Documents that the person hands in later: to whom, which, and when; nothing where none is owed. */
export function OwedDocuments({ text, names, when }: OwedDocumentsProps): ReactNode {
  if (names.length === 0) return null;
  return (
    <>
      <p>
        <RichMessage text={text} marks={{ de: (name) => <span lang="de">{name}</span> }} />
      </p>
      <ul className="ap-list">
        {names.map((name) => (
          <li key={name}>
            <Foreign>{name}</Foreign>
          </li>
        ))}
      </ul>
      <p>{when}</p>
    </>
  );
}
