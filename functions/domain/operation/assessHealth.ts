import type { CertificateHealth, CounterpartyHealth, HealthDocument } from "./HealthDocument.ts";

/** One counterparty that was asked. */
export type AskedCounterparty = Omit<CounterpartyHealth, "failedRuns">;

/** Certificates of one use: as long as one of them lasts, the use goes on. */
export interface CertificateEnds {
  readonly holder: string;
  /** Undefined: it cannot be read. */
  readonly ends: readonly (Date | undefined)[];
}

interface HealthCheck {
  readonly now: Date;
  readonly counterparties: readonly AskedCounterparty[];
  readonly certificates: readonly CertificateEnds[];
}

const DAY_MILLISECONDS = 86_400_000;
/** A run that was called twice counts as one health check. */
const SAME_CHECK_MILLISECONDS = 5 * 60_000;

/** The result of a health check, with the number of consecutive checks with the same state. */
export function assessHealth(
  { now, counterparties, certificates }: HealthCheck,
  last: HealthDocument | undefined,
): HealthDocument {
  const isSameCheck =
    last !== undefined && now.getTime() - Date.parse(last.checkedAt) < SAME_CHECK_MILLISECONDS;
  const failedRuns = (isWell: boolean, before = 0): number => {
    if (isWell) return 0;
    return isSameCheck ? Math.max(1, before) : before + 1;
  };
  return {
    checkedAt: now.toISOString(),
    counterparties: counterparties.map((asked) => {
      const before = last?.counterparties.find(({ name }) => name === asked.name);
      return { ...asked, failedRuns: failedRuns(asked.state === "ok", before?.failedRuns) };
    }),
    certificates: joined(certificates).map(({ holder, ends }) => {
      const until = endOfUse(ends, now);
      const days =
        until === undefined ? undefined : Math.floor((until.getTime() - now.getTime()) / DAY_MILLISECONDS);
      const before = last?.certificates.find((one) => one.holder === holder);
      return {
        holder,
        ...(until !== undefined && { endsAt: until.toISOString() }),
        ...(days !== undefined && { days }),
        failedRuns: failedRuns(days !== undefined && days >= 0, before?.failedRuns),
      };
    }),
  };
}

/** A provider has certificates in the settings and in its metadata: they are of one use. */
function joined(certificates: readonly CertificateEnds[]): readonly CertificateEnds[] {
  const byHolder = new Map<string, readonly (Date | undefined)[]>();
  for (const { holder, ends } of certificates)
    byHolder.set(holder, [...(byHolder.get(holder) ?? []), ...ends]);
  return [...byHolder].map(([holder, ends]) => ({ holder, ends }));
}

/** The next end among those that still last; where all have ended, the last one. */
function endOfUse(ends: readonly (Date | undefined)[], now: Date): Date | undefined {
  const known = ends.flatMap((end) => end ?? []).sort((one, other) => one.getTime() - other.getTime());
  return known.find((end) => end > now) ?? known.at(-1);
}

/** The fewest days that any certificate lasts. */
export function daysUntilExpiry(certificates: readonly CertificateHealth[]): number | undefined {
  const days = certificates.flatMap((certificate) => certificate.days ?? []);
  return days.length === 0 ? undefined : Math.min(...days);
}

export function isWell({ counterparties, certificates }: HealthDocument): boolean {
  return [...counterparties, ...certificates].every(({ failedRuns }) => failedRuns === 0);
}
