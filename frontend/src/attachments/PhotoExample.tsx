import type { ReactNode } from "react";
import "../styles/explain.css";
import { Icon } from "../components/Icon.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";

/** How a document is photographed, with two examples; on demand. */
export function PhotoExample({ document }: { readonly document: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <details className="ap-explain ap-small">
      <summary>
        {t("attachments.example")}
        <span className="kern-sr-only">: {document}</span>
      </summary>
      <div className="ap-stack-s">
        <p>{t("attachments.example.text")}</p>
        <ul className="ap-examples">
          <li>
            <Sheet />
            <p>
              <Icon name="check" size="s" />
              <span>{t("attachments.example.good")}</span>
            </p>
          </li>
          <li>
            <Sheet turned="rotate(14 36 45) translate(20 14)" />
            <p>
              <Icon name="close" size="s" />
              <span>{t("attachments.example.bad")}</span>
            </p>
          </li>
        </ul>
      </div>
    </details>
  );
}

/** A sheet of paper on a table, as a photo shows it. */
function Sheet({ turned }: { readonly turned?: string }): ReactNode {
  return (
    <svg viewBox="0 0 72 90" aria-hidden="true" focusable="false">
      <g transform={turned}>
        <rect x="11" y="11" width="50" height="68" />
        <path d="M18 22h24M18 34h36M18 42h36M18 50h36M18 58h20M44 68h10" />
      </g>
    </svg>
  );
}
