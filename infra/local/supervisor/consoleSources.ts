import { err } from "../../../functions/domain/result.ts";
import type { LocalClock } from "../clock/createLocalClock.ts";
import type { ConsoleSources } from "../console/ConsoleSources.ts";
import type { ConsoleStores } from "../console/ConsoleStores.ts";
import type { LocalDescription } from "../console/LocalDescription.ts";
import { localAccount } from "../template/localAccount.ts";
import type { CounterpartyDescriptions } from "./counterpartyDescriptions.ts";
import type { Counterparties } from "./startCounterparties.ts";

/** The running portal in the words of the console. */
export function consoleSources(running: {
  readonly portalUrl: string;
  readonly settingsFile: string;
  readonly logsFolder: string;
  readonly aws: Pick<LocalDescription["aws"], "home" | "endpoint" | "tables" | "buckets" | "stateMachines">;
  readonly stores: ConsoleStores;
  readonly counterparties: Counterparties;
  readonly clock: LocalClock;
  /** Where it is counted. */
  readonly usage?: ConsoleSources["usage"];
}): ConsoleSources {
  const { stores, counterparties, clock } = running;
  const { identity, saml, fitConnect, xta, payment } = counterparties.descriptions;
  const mishapsOf = (counterparty: string) => ({
    counterparty,
    mishaps: counterparties.all.find(({ name }) => name === counterparty)?.mishaps ?? [],
  });
  return {
    describe: () => ({
      portal: {
        url: running.portalUrl,
        settingsFile: running.settingsFile,
        logsFolder: running.logsFolder,
      },
      aws: {
        ...running.aws,
        region: localAccount.region,
        accessKeyId: localAccount.accessKeyId,
        secretAccessKey: localAccount.secretAccessKey,
      },
      clock: { now: new Date(clock.now()).toISOString() },
      identity: {
        providers: [
          {
            id: identity.id,
            issuer: identity.issuer,
            accounts: identity.accounts.map(withoutName),
            ...mishapsOf("identity-provider"),
          },
          ...saml.map(({ id, entityId, accounts }) => ({
            id,
            issuer: entityId,
            accounts: accounts.map(withoutName),
            ...mishapsOf(id),
          })),
        ],
      },
      fitConnect,
      xta,
      payment,
    }),
    details: async () => ({
      accounts: [identity, ...saml].flatMap(({ id, accounts }) =>
        accounts.map(({ user, password, level, name }) => ({ provider: id, user, password, level, name })),
      ),
      counterparties: await Promise.all(
        counterparties.all.map(async ({ name, address, mishaps, journal }) => ({
          name,
          address,
          mishaps,
          journal: await journal(),
        })),
      ),
      tables: await stores.tables(),
      buckets: await stores.buckets(),
      executions: await stores.executions(),
      logs: await stores.logs(),
    }),
    ...(stores.movesClock && {
      advanceClock: (seconds: number) => clock.advance(seconds * 1000),
    }),
    ...(running.usage !== undefined && { usage: running.usage }),
    setFault: async (name, fault) => {
      const counterparty = counterparties.all.find((one) => one.name === name);
      return counterparty === undefined
        ? err({ kind: "unknown-counterparty" })
        : counterparty.setFault(fault);
    },
  };
}

function withoutName({ user, password, level }: CounterpartyDescriptions["identity"]["accounts"][number]) {
  return { user, password, level };
}
