import { type ReactNode, useId } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import "../../../styles/explain.css";
import "../../../styles/rows.css";
import type { DocumentStanding } from "../../../../../functions/forms/requiredDocuments.ts";
import type { RichText } from "../../../../../functions/forms/RichText.ts";
import { Badge, type BadgeProps } from "../../../components/Badge.tsx";
import { foreignValue } from "../../../i18n/foreignValue.ts";
import { RichMessage } from "../../../i18n/RichMessage.tsx";
import { useForeign } from "../../../i18n/useForeign.ts";
import { RichTextView } from "../RichTextView.tsx";

export interface DocumentListProps {
  readonly title: string;
  readonly items: readonly DocumentItem[];
  /** The words where a document is handed in, as the way there. */
  readonly linked?: ((item: DocumentItem, words: ReactNode) => ReactNode) | undefined;
}

export interface DocumentItem {
  readonly label: string;
  readonly hint: RichText | undefined;
  readonly standing: DocumentStanding;
  /** Key and title of the page where it is handed in. */
  readonly page: string;
  readonly pageTitle: string;
  readonly fieldPath: string;
}

const BADGES: Readonly<Record<DocumentStanding, Pick<BadgeProps, "tone" | "icon">>> = {
  provided: { tone: "success", icon: "check" },
  missing: { tone: "plain", icon: "missing" },
  optional: { tone: "plain", icon: "info" },
  later: { tone: "info", icon: "clock" },
  excused: { tone: "plain", icon: "info" },
};

/** Which documents are called for, each with where it stands: in words, and with an icon beside them. */
export function DocumentList({ title, items, linked }: DocumentListProps): ReactNode {
  const { t } = useTranslation();
  const foreign = useForeign();
  const id = useId();
  const where = (item: DocumentItem): ReactNode => {
    const words = <RichMessage text={t("form.documents.page", { page: foreignValue(item.pageTitle) })} />;
    return linked?.(item, words) ?? words;
  };
  const asked = items.filter(({ standing }) => standing !== "optional");
  const done = asked.filter(({ standing }) => standing === "provided").length;
  return (
    <section className="ap-stack-s" aria-labelledby={id}>
      <h2 className="kern-heading-medium" id={id}>
        {title}
      </h2>
      <p className="ap-num">{t("form.documents.count", { done, count: asked.length })}</p>
      {items.some(({ standing }) => standing === "later") && <p>{t("form.documents.deadline")}</p>}
      <ul className="ap-rows">
        {items.map((item) => (
          <li key={item.fieldPath}>
            <div>
              <p {...foreign}>{item.label}</p>
              {(item.standing === "missing" || item.standing === "later") && (
                <p className="ap-muted ap-small">{where(item)}</p>
              )}
              {item.hint !== undefined && (
                <details className="ap-explain ap-small">
                  <summary>
                    {t("form.documents.what")}
                    <span className="kern-sr-only" {...foreign}>
                      : {item.label}
                    </span>
                  </summary>
                  <div {...foreign}>
                    <RichTextView text={item.hint} />
                  </div>
                </details>
              )}
            </div>
            <Badge {...BADGES[item.standing]}>{t(`form.documents.${item.standing}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
