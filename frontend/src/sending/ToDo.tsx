import { type ReactNode, useId } from "react";
import { OwedDocuments } from "../components/OwedDocuments.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";

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
