import { type ReactNode, useId } from "react";
import { Section } from "../components/Section.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { PaperRegion } from "#domain/directory/Region.ts";
import { Foreign, RichParagraph } from "../i18n/RichMessage.tsx";

export interface ToDoProps {
  readonly authorityName: string;
  /** Documents that the person wants to hand in later. */
  readonly owed: readonly string[];
  /** Whether the authority wants papers by post; the section with this id says which. */
  readonly paperId: string | undefined;
}

/** What the person still has to do, before everything else; "nothing" is said only when it is so. */
export function ToDo({ authorityName, owed, paperId }: ToDoProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  if (owed.length === 0 && paperId === undefined) return <p>{t("result.todo.nothing")}</p>;
  return (
    <section className="ap-panel ap-panel--tint ap-stack-s" aria-labelledby={id}>
      <h2 className="kern-heading-small" id={id}>
        {t("result.todo.title")}
      </h2>
      <OwedDocuments
        text={t("result.todo.documents", { authority: authorityName })}
        names={owed}
        when={t("result.todo.when")}
      />
      {paperId !== undefined && (
        <p>
          <a className="kern-link" href={`#${paperId}`}>
            {t("result.todo.paper")}
          </a>
        </p>
      )}
    </section>
  );
}

interface OnPaperProps {
  readonly region: PaperRegion;
  /** Of the authority. */
  readonly address: readonly string[];
}

export const PAPER_ID = "papier";

/** What the authorities of a state also want by post, and who may certify it. */
export function OnPaper({ region, address }: OnPaperProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Section id={PAPER_ID} title={t("result.paper.title")} tabIndex={-1}>
      <RichParagraph text={t(`result.paper.what.${region}`)} />
      <address className="ap-panel ap-panel--tint" lang="de">
        {address.map((line, index) => (
          <span key={line}>
            {index > 0 && <br />}
            {line}
          </span>
        ))}
      </address>
      <RichParagraph text={t(`result.paper.certify.${region}`)} />
      <RichParagraph text={t("result.paper.not")} />
    </Section>
  );
}

interface OwedDocumentsProps {
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
      <RichParagraph text={text} />
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
