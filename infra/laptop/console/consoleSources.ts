import { err, type Result } from "#domain/result.ts";
import type { LocalClock } from "../clock/localClock.ts";
import type { Usage } from "#infra/tools/usage/usageMeter.ts";
import type { CounterpartyDescriptions } from "../supervisor/counterpartyDescriptions.ts";
import type { Counterparties } from "../supervisor/startCounterparties.ts";
import type { FaultFailure } from "../supervisor/startCounterparty.ts";
import { localAccount } from "../template/PortalResources.ts";

/** What the console shows of the AWS that the portal runs on. */
export type ConsoleStores = {
  readonly tables: () => Promise<readonly { readonly name: string; readonly items: number }[]>;
  readonly buckets: () => Promise<
    readonly { readonly name: string; readonly objects: number; readonly bytes: number }[]
  >;
  readonly executions: () => Promise<
    readonly {
      readonly name: string;
      readonly machine: string;
      readonly status: string;
      readonly state: string;
      readonly startedAt: string;
      readonly error: string;
    }[]
  >;
  readonly logs: () => Promise<readonly { readonly functionName: string; readonly line: string }[]>;
  /** Whether its functions follow the clock of the console. */
  readonly movesClock: boolean;
};

/** Where the console gets what it shows and how it sets clock and faults. */
export type ConsoleSources = ReturnType<typeof consoleSources>;
/** What outside clients and checks need to talk to a running portal. File paths are absolute. */
export type LocalDescription = ReturnType<ConsoleSources["describe"]>;

/** The running portal in the words of the console. */
export function consoleSources(running: {
  readonly portalUrl: string;
  readonly settingsFile: string;
  readonly logsFolder: string;
  readonly aws: {
    /** Which of the two environments on one machine this is. */
    readonly environment: "embedded" | "localstack";
    readonly endpoint: string;
    readonly tables: readonly string[];
    readonly buckets: readonly string[];
    /** ARNs */
    readonly stateMachines: readonly string[];
  };
  readonly stores: ConsoleStores;
  readonly counterparties: Counterparties;
  readonly clock: LocalClock;
  /** What has been used since the start, where the portal's AWS counts it. */
  readonly usage?: () => Usage;
}) {
  const { stores, counterparties, clock } = running;
  const { identity, saml, fitConnect, xta, payment } = counterparties.descriptions;
  const faultsOf = (counterparty: string) => ({
    counterparty,
    faults: counterparties.all.find(({ name }) => name === counterparty)?.faults ?? [],
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
        // No secret: the endpoint is reached from this machine only.
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
            ...faultsOf("identity-provider"),
          },
          ...saml.map(({ id, entityId, accounts }) => ({
            id,
            issuer: entityId,
            accounts: accounts.map(withoutName),
            ...faultsOf(id),
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
        counterparties.all.map(async ({ name, address, faults, journal }) => ({
          name,
          address,
          faults,
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
    setFault: async (name: string, fault: unknown): Promise<Result<undefined, FaultFailure>> => {
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
