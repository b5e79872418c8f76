import "#ui/styles/explain.css";
import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useForeign } from "#ui/i18n/Foreign.tsx";
import { FormText } from "#ui/i18n/FormText.tsx";
import type { Service } from "./startData.ts";

/** What everybody hands in, with what it is and from whom one gets it; then what depends on answers, by name. */
export function RequiredDocuments({
  documents,
}: {
  readonly documents: Service["information"]["requiredDocs"];
}): ReactNode {
  const { t } = useTranslation();
  const foreign = useForeign();
  const everybody = documents.filter(({ always }) => always);
  const depending = documents.filter(({ always }) => !always);
  return (
    <>
      {everybody.length > 0 && (
        <ul className="ap-list">
          {everybody.map(({ name, hint }) => (
            <li key={name} {...foreign}>
              {hint === null ? (
                <FormText>{name}</FormText>
              ) : (
                <>
                  <strong>
                    <FormText>{name}</FormText>
                  </strong>
                  <br />
                  <FormText>{hint}</FormText>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {depending.length > 0 && (
        <details className="ap-explain">
          <summary>{t("start.documents.depending", { count: depending.length })}</summary>
          <div className="ap-stack-s">
            <p>{t("start.documents.dependingText")}</p>
            <ul className="ap-list">
              {depending.map(({ name }) => (
                <li key={name} {...foreign}>
                  <FormText>{name}</FormText>
                </li>
              ))}
            </ul>
          </div>
        </details>
      )}
    </>
  );
}
