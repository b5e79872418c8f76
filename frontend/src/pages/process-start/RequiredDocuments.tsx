import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useForeign } from "../../i18n/useForeign.ts";
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
                name
              ) : (
                <>
                  <strong>{name}</strong>
                  <br />
                  {hint}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {depending.length > 0 && (
        <>
          <p>{t("start.documents.depending")}</p>
          <ul className="ap-list">
            {depending.map(({ name }) => (
              <li key={name} {...foreign}>
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
