import { type ReactNode, useId } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import "virtual:kern/title.css";
import type { CompiledPage } from "../../../../functions/forms/CompiledForm.ts";
import { Icon } from "../../components/Icon.tsx";
import { Foreign } from "../../i18n/Foreign.tsx";
import { useForeign } from "../../i18n/useForeign.ts";
import { ChangeLink } from "./ChangeLink.tsx";
import { TOP } from "./place.ts";
import { AnswerList } from "./summary/AnswerList.tsx";

export interface PageSummaryProps {
  readonly page: CompiledPage;
  readonly addressOf: (page: string) => string;
  readonly onChange: (page: string) => void;
}

/** The answers of one page. */
export function PageSummary({ page, addressOf, onChange }: PageSummaryProps): ReactNode {
  const { t } = useTranslation();
  const foreign = useForeign();
  const id = useId();
  return (
    <section className="kern-summary" aria-labelledby={id}>
      <div className="kern-summary__header">
        <h2 className="kern-title" id={id} {...foreign}>
          {page.title}
        </h2>
        <ChangeLink page={page.key} addressOf={addressOf} onChange={onChange}>
          <Icon name="edit" size="s" />
          {t("common.change")}
          <span className="kern-sr-only">
            : <Foreign>{page.title}</Foreign>
          </span>
        </ChangeLink>
      </div>
      <div className="kern-summary__body ap-stack-s">
        <AnswerList components={page.components} place={TOP} />
      </div>
    </section>
  );
}
