import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Accordion } from "#ui/components/Accordion.tsx";
import { encodeProcessData } from "#ui/search/process-data/processData.ts";
import { unbrokenName } from "#ui/i18n/ServiceName.tsx";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import type { PlacedProcessData, Service } from "./startData.ts";

export interface ServiceFactsProps {
  readonly information: Service["information"];
  readonly data: PlacedProcessData;
}

/** Of what is known of the service, the parts that are mostly looked up: each on demand, and none that is empty. */
const TEXTS = [
  "longText",
  "requirements",
  "procedure",
  "forms",
  "hints",
  "furtherInfo",
  "responsePoint",
  "contact",
] as const;

/** Facts of a service that stand neither in the head of the page nor in the column next to it. */
export function ServiceFacts({ information, data }: ServiceFactsProps): ReactNode {
  const { t, foreign } = useTranslation();
  const { legalBasis, legalBasisLinks, relatedServices } = information;
  const query = (leiKaId: string): { readonly processData: string } => ({
    processData: encodeProcessData({ ...data, leiKaId }),
  });
  return (
    <div>
      {TEXTS.map((name) => {
        const text = information[name];
        return text === null ? null : (
          <Accordion key={name} title={t(`start.facts.${name}`)}>
            <Lines text={text} />
          </Accordion>
        );
      })}
      {(legalBasis !== null || legalBasisLinks.length > 0) && (
        <Accordion title={t("start.facts.legalBasis")}>
          {legalBasis !== null && <Lines text={legalBasis} />}
          <ul className="ap-list">
            {legalBasisLinks.map(({ label, url }) => (
              <li key={url}>
                <a className="kern-link" href={url} lang="de">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Accordion>
      )}
      {relatedServices.length > 0 && (
        <Accordion title={t("start.facts.relatedServices")}>
          <ul className="ap-list">
            {relatedServices.map(({ label, leiKaId }) => (
              <li key={leiKaId}>
                <PageLink page="antrag-start" query={query(leiKaId)} className="kern-link">
                  <span {...foreign}>{unbrokenName(label)}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </Accordion>
      )}
    </div>
  );
}

/** A text of a service: each of its lines is a paragraph. */
export function Lines({ text }: { readonly text: string }): ReactNode {
  const { foreign } = useTranslation();
  return text.split("\n").map((line) => (
    <p key={line} {...foreign}>
      {line}
    </p>
  ));
}
