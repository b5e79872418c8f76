import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { APPLICATION_MAX_BYTES } from "#domain/attachments/limits.ts";
import { DRAFT_RETENTION_HOURS } from "#domain/application/retention.ts";
import { Accordion } from "#ui/components/Accordion.tsx";
import { formatSize } from "#ui/i18n/formatMeasures.ts";
import { type Service, type Offer, mayBeAnonymous } from "./startData.ts";
import "#ui/styles/explain.css";
import { FormText } from "#ui/i18n/RichMessage.tsx";

export interface GoodToKnowProps {
  readonly offers: readonly Offer[];
  /** Undefined where none is chosen. */
  readonly offer: Offer | undefined;
  readonly requiredDocs: Service["information"]["requiredDocs"];
}

/** The four explanations before an application (specification §2); without one, which documents to hand in. */
export function GoodToKnow({ requiredDocs, offers, offer }: GoodToKnowProps): ReactNode {
  const { t, locale } = useTranslation();
  if (offers.length === 0)
    return (
      <Accordion title={t("start.documents.title")}>
        <RequiredDocuments documents={requiredDocs} />
        <p>{t("start.documents.translation")}</p>
      </Accordion>
    );
  return (
    <div>
      <Accordion title={t("start.signIn.title")}>
        <HowToSignIn offer={offer} />
      </Accordion>
      <Accordion title={t("start.saving.title")}>
        <p>{t("start.saving.text", { hours: DRAFT_RETENTION_HOURS })}</p>
        <p>{t("start.saving.not")}</p>
      </Accordion>
      <Accordion title={t("start.documents.title")}>
        <RequiredDocuments documents={requiredDocs} />
        <p>{t("start.documents.text", { size: formatSize(APPLICATION_MAX_BYTES, locale) })}</p>
        <p>{t("start.documents.translation")}</p>
      </Accordion>
      <Accordion title={t("start.representative.title")}>
        <p>{t("start.representative.text")}</p>
      </Accordion>
    </div>
  );
}

/** With what and when one signs in for what is offered here. */
function HowToSignIn({ offer }: Pick<GoodToKnowProps, "offer">): ReactNode {
  const { t } = useTranslation();
  if (offer === undefined) return <p>{t("start.signIn.choose")}</p>;
  return (
    <>
      <p>{t("start.signIn.accounts")}</p>
      <p>{t(whenKey(offer))}</p>
    </>
  );
}

function whenKey(offer: Offer) {
  if (mayBeAnonymous(offer)) return "start.signIn.anonymous" as const;
  return offer.identificationType === "START_AND_END"
    ? ("start.signIn.twice" as const)
    : ("start.signIn.first" as const);
}

/** What everybody hands in, with what it is and from whom one gets it; then what depends on answers, by name. */
function RequiredDocuments({
  documents,
}: {
  readonly documents: Service["information"]["requiredDocs"];
}): ReactNode {
  const { t, foreign } = useTranslation();
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
