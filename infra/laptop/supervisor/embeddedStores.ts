import { z } from "zod";
import { callDynamo } from "../aws/dynamodb/callDynamo.ts";
import type { ConsoleStores } from "../console/consoleSources.ts";
import type { FunctionLogs } from "../lambda/openFunctionLogs.ts";
import type { PortalResources } from "../template/PortalResources.ts";
import type { AwsServices } from "./startAwsServices.ts";

const countSchema = z.object({ Count: z.number() });
const shownExecutions = 30;

/** What the console shows of the embedded stack. */
export function embeddedStores(running: {
  readonly awsEndpoint: string;
  readonly resources: PortalResources;
  readonly services: AwsServices;
  readonly logs: FunctionLogs;
}): ConsoleStores {
  const { awsEndpoint: endpoint, resources, services, logs } = running;
  return {
    movesClock: true,
    tables: () =>
      Promise.all(
        resources.tables.map(async ({ name }) => {
          // Counted by reading, as dynalite keeps no count; a page of 1 MB is enough for a laptop.
          const input = { TableName: name, Select: "COUNT" };
          const answer = await callDynamo({ operation: "Scan", input }, { endpoint });
          return { name, items: answer.ok ? countSchema.parse(answer.value).Count : 0 };
        }),
      ),
    buckets: () => Promise.resolve(services.s3.contents()),
    executions: () =>
      Promise.resolve(
        services.stepFunctions
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
      ),
    logs: () => Promise.resolve(logs.recent()),
  };
}
