import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { APPLICATION_MAX_BYTES } from "#domain/attachments/limits.ts";
import { DRAFT_RETENTION_HOURS } from "#domain/application/retention.ts";
import { Accordion } from "#ui/components/Accordion.tsx";
import { formatSize } from "#ui/i18n/formatMeasures.ts";
import { type Service, type Offer, mayBeAnonymous } from "./startData.ts";
import "#ui/styles/explain.css";
import { FormText } from "#ui/i18n/RichMessage.tsx";

interface HowToSignInProps {
  readonly offers: readonly Offer[];
  /** Undefined where none is chosen, or nothing can be applied for online. */
  readonly offer: Offer | undefined;
}

export interface GoodToKnowProps extends HowToSignInProps {
  readonly requiredDocs: Service["information"]["requiredDocs"];
}

/** The four explanations before an application (specification §2). */
export function GoodToKnow({ requiredDocs, ...offered }: GoodToKnowProps): ReactNode {
  const { t, locale } = useTranslation();
  return (
    <div>
      <Accordion title={t("start.signIn.title")}>
        <HowToSignIn {...offered} />
      </Accordion>
      <Accordion title={t("start.saving.title")}>
        <p>{t("start.saving.text", { hours: DRAFT_RETENTION_HOURS })}</p>
        <p>{t("start.saving.not")}</p>
      </Accordion>
      <Accordion title={t("start.documents.title")}>
        <RequiredDocuments documents={requiredDocs} />
        <p>{t("start.documents.text", { size: formatSize(APPLICATION_MAX_BYTES, locale) })}</p>
      </Accordion>
      <Accordion title={t("start.representative.title")}>
        <p>{t("start.representative.text")}</p>
      </Accordion>
    </div>
  );
}

/** With what and when one signs in for what is offered here. */
function HowToSignIn({ offers, offer }: HowToSignInProps): ReactNode {
  const { t } = useTranslation();
  if (offer === undefined) return <p>{t(offers.length > 1 ? "start.signIn.choose" : "start.signIn.none")}</p>;
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
