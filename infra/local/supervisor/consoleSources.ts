import { z } from "zod";
import { err } from "../../../functions/domain/result.ts";
import { callDynamo } from "../aws/dynamodb/callDynamo.ts";
import type { LocalClock } from "../clock/createLocalClock.ts";
import type { ConsoleSources } from "../console/ConsoleSources.ts";
import type { FunctionLogs } from "../lambda/openFunctionLogs.ts";
import { localAccount } from "../template/localAccount.ts";
import type { PortalResources } from "../template/PortalResources.ts";
import type { CounterpartyDescriptions } from "./counterpartyDescriptions.ts";
import type { AwsServices } from "./startAwsServices.ts";
import type { Counterparties } from "./startCounterparties.ts";

const countSchema = z.object({ Count: z.number() });
const shownExecutions = 30;

/** The running stack in the words of the console. */
export function consoleSources(running: {
  readonly portalUrl: string;
  readonly settingsFile: string;
  readonly awsEndpoint: string;
  readonly resources: PortalResources;
  readonly services: AwsServices;
  readonly counterparties: Counterparties;
  readonly clock: LocalClock;
  readonly logs: FunctionLogs;
}): ConsoleSources {
  const { resources, services, counterparties, clock, awsEndpoint } = running;
  const { identity, saml, fitConnect, xta, payment } = counterparties.descriptions;
  const mishapsOf = (counterparty: string) => ({
    counterparty,
    mishaps: counterparties.all.find(({ name }) => name === counterparty)?.mishaps ?? [],
  });
  return {
    describe: () => ({
      portal: { url: running.portalUrl, settingsFile: running.settingsFile },
      aws: {
        endpoint: awsEndpoint,
        region: localAccount.region,
        accessKeyId: localAccount.accessKeyId,
        secretAccessKey: localAccount.secretAccessKey,
        tables: resources.tables.map(({ name }) => name),
        buckets: resources.buckets.map(({ name }) => name),
        stateMachines: resources.stateMachines.map(({ arn }) => arn),
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
      tables: await Promise.all(
        resources.tables.map(async ({ name }) => {
          // Counted by reading, as dynalite keeps no count; a page of 1 MB is enough for a laptop.
          const input = { TableName: name, Select: "COUNT" };
          const answer = await callDynamo({ operation: "Scan", input }, { endpoint: awsEndpoint });
          return { name, items: answer.ok ? countSchema.parse(answer.value).Count : 0 };
        }),
      ),
      buckets: services.s3.contents(),
      executions: services.stepFunctions
        .executions()
        .slice(0, shownExecutions)
        .map(({ name, machineName, status, events, startedAt, error }) => ({
          name,
          machine: machineName,
          status,
          state: events.findLast(({ state }) => state !== undefined)?.state ?? "",
          startedAt: new Date(startedAt).toISOString(),
          error: error ?? "",
        })),
      logs: running.logs.recent(),
    }),
    advanceClock: (seconds) => clock.advance(seconds * 1000),
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
