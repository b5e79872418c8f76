import type { CounterpartyKind, HealthDocument } from "./HealthDocument.ts";
import { daysUntilExpiry } from "./assessHealth.ts";

/** Per kind, and of all of them, the highest number of consecutive health checks that found one unhealthy. */
export type HealthFigures = Readonly<Record<CounterpartyKind | "certificates", number>> & {
  /** Over all kinds: the figure of the alarm. */
  readonly unhealthy: number;
  /** Null where no certificate has an end: then there is no figure. */
  readonly daysUntilExpiry: number | null;
};

export function healthFigures({ counterparties, certificates }: HealthDocument): HealthFigures {
  const ofKind = (kind: CounterpartyKind): number =>
    mostRuns(counterparties.filter((one) => one.kind === kind));
  return {
    saml: ofKind("saml"),
    oidc: ofKind("oidc"),
    fitConnect: ofKind("fitConnect"),
    xta: ofKind("xta"),
    payment: ofKind("payment"),
    certificates: mostRuns(certificates),
    unhealthy: Math.max(mostRuns(counterparties), mostRuns(certificates)),
    daysUntilExpiry: daysUntilExpiry(certificates) ?? null,
  };
}

function mostRuns(checks: readonly { readonly failedRuns: number }[]): number {
  return Math.max(0, ...checks.map(({ failedRuns }) => failedRuns));
}
