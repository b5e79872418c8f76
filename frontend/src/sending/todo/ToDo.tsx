import "#ui/styles/explain.css";
import { type ReactNode, useId } from "react";
import type { PaperRegion } from "#domain/directory/Region.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Foreign, RichParagraph } from "#ui/i18n/RichMessage.tsx";

export interface ToDoProps {
  readonly level: 2 | 4;
  /** Documents that the person hands in later. */
  readonly owed: readonly string[];
  /** Null where nothing is wanted on paper. */
  readonly paper: PaperRegion | null;
  /** Name and postal address of the authority, a line each. */
  readonly authority: readonly string[];
}

/** What the person still has to do after sending: what, by when, and where. */
export function ToDo({ level, owed, paper, authority }: ToDoProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className="ap-panel ap-panel--tint ap-stack-s" aria-labelledby={id}>
      <Heading className="kern-heading-small" id={id}>
        {t("todo.title")}
      </Heading>
      {owed.length > 0 && (
        <>
          <p>{t("todo.owed")}</p>
          <ul className="ap-list">
            {owed.map((name) => (
              <li key={name}>
                <Foreign>{name}</Foreign>
              </li>
            ))}
          </ul>
        </>
      )}
      {paper !== null && <p>{t("todo.paper")}</p>}
      <p>{t("todo.where")}</p>
      <address lang="de">
        {authority.map((line, index) => (
          <span key={line}>
            {index > 0 && <br />}
            {line}
          </span>
        ))}
      </address>
      <p>{t("todo.when")}</p>
      {paper !== null && (
        <details className="ap-explain">
          <summary>{t("todo.which")}</summary>
          <div className="ap-stack-s">
            <RichParagraph text={t(`todo.which.${paper}`)} />
            <RichParagraph text={t(`todo.certify.${paper}`)} />
            <RichParagraph text={t("todo.not")} />
          </div>
        </details>
      )}
    </section>
  );
}
