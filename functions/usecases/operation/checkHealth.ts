import { healthFigures } from "#domain/operation/healthFigures.ts";
import {
  assessHealth,
  type AskedCounterparty,
  type CertificateEnds,
} from "#domain/operation/assessHealth.ts";
import type { Counterparty, OwnCertificates } from "#ports/operation/Counterparty.ts";
import type { HealthStore } from "#ports/operation/OperationStores.ts";
import type { Ports } from "#ports/Ports.ts";

export interface HealthPorts extends Pick<Ports, "clock" | "log"> {
  readonly counterparties: readonly Counterparty[];
  readonly ownCertificates: OwnCertificates;
  readonly health: HealthStore;
}

/** Asks every counterparty, checks every certificate, and stores the result; answers how many were unhealthy. */
export async function checkHealth(ports: HealthPorts): Promise<number> {
  const { counterparties, ownCertificates, health, clock, log } = ports;
  const [asked, held] = await Promise.all([
    Promise.all(counterparties.map((counterparty) => asking(counterparty, ownCertificates))),
    ownCertificates.list(),
  ]);
  const own = held.map(({ holder, certificates }) => ({
    holder,
    ends: certificates.map((pem) => ownCertificates.endOf(pem)),
  }));
  const document = assessHealth(
    {
      now: clock.now(),
      counterparties: asked.map(({ counterparty }) => counterparty),
      certificates: [...asked.flatMap(({ certificates }) => certificates), ...own],
    },
    await health.get(),
  );
  await health.put(document);
  log.write("health-checked", healthFigures(document));
  return [...document.counterparties, ...document.certificates].filter(({ failedRuns }) => failedRuns > 0)
    .length;
}

async function asking(
  { kind, name, url, ask }: Counterparty,
  { endOf }: OwnCertificates,
): Promise<{ readonly counterparty: AskedCounterparty; readonly certificates: readonly CertificateEnds[] }> {
  const answer = await ask();
  const named = answer.state === "ok" ? (answer.certificates ?? []) : [];
  return {
    counterparty: { kind, name, url, state: answer.state },
    certificates: named.length === 0 ? [] : [{ holder: name, ends: named.map(endOf) }],
  };
}
