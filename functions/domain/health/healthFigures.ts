import { COUNTERPARTY_KINDS, type CounterpartyKind, type HealthDocument } from "./HealthDocument.ts";
import { daysUntilExpiry } from "./lookAtHealth.ts";

export const WATCHED_KINDS = [...COUNTERPARTY_KINDS, "certificates"] as const;

/** Figures that alarms watch: of each kind the most looks in a row that found one of it not well. */
export type HealthFigures = Readonly<Record<(typeof WATCHED_KINDS)[number], number>> & {
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
    daysUntilExpiry: daysUntilExpiry(certificates) ?? null,
  };
}

function mostRuns(looks: readonly { readonly failedRuns: number }[]): number {
  return Math.max(0, ...looks.map(({ failedRuns }) => failedRuns));
}
