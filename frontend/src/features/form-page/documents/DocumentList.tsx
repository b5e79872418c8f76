import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import "../../../styles/rows.css";
import type { RichText } from "../../../../../functions/forms/RichText.ts";
import { Badge, type BadgeProps } from "../../../components/Badge.tsx";
import { RichTextView } from "../RichTextView.tsx";

export interface DocumentListProps {
  readonly title: string;
  readonly items: readonly DocumentItem[];
}

export interface DocumentItem {
  readonly label: string;
  readonly hint: RichText | undefined;
  /** `later`: the person said that it cannot be provided now. */
  readonly needed: "yes" | "optional" | "later";
  /** Files that are there. */
  readonly provided: number;
  /** Where it is handed in. */
  readonly fieldPath: string;
}

type Standing = "provided" | "missing" | "optional" | "later";

const BADGES: Readonly<Record<Standing, Pick<BadgeProps, "tone" | "icon">>> = {
  provided: { tone: "success", icon: "check" },
  missing: { tone: "plain", icon: "missing" },
  optional: { tone: "plain", icon: "info" },
  later: { tone: "info", icon: "clock" },
};

/** Which documents are called for, each with where it stands: in words, and with an icon beside them. */
export function DocumentList({ title, items }: DocumentListProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const done = items.filter(({ provided }) => provided > 0).length;
  return (
    <section className="ap-stack-s" aria-labelledby={id}>
      <h3 className="kern-heading-small" id={id}>
        {title}
      </h3>
      <p className="ap-num">{t("form.documents.count", { done, count: items.length })}</p>
      <ul className="ap-rows">
        {items.map((item) => (
          <li key={item.fieldPath}>
            <div>
              <p>{item.label}</p>
              {item.hint !== undefined && (
                <div className="ap-muted ap-small">
                  <RichTextView text={item.hint} />
                </div>
              )}
            </div>
            <Badge {...BADGES[standing(item)]}>{t(`form.documents.${standing(item)}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

function standing({ needed, provided }: DocumentItem): Standing {
  if (provided > 0) return "provided";
  return needed === "yes" ? "missing" : needed;
}
