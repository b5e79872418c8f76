import { ListExecutionsCommand, SFNClient, type ExecutionListItem } from "@aws-sdk/client-sfn";
import { inject } from "vitest";
import { z } from "zod";

const descriptionSchema = z.object({
  aws: z.object({
    endpoint: z.url(),
    region: z.string(),
    accessKeyId: z.string(),
    secretAccessKey: z.string(),
    stateMachines: z.array(z.string()),
  }),
});

/** Executions that wait for this application's browser to come back from the payment page. */
export async function collectingOf(processId: string): Promise<readonly ExecutionListItem[]> {
  const described = await fetch(new URL("/__local", inject("portalUrl")), {
    headers: { accept: "application/json" },
  });
  const { endpoint, region, stateMachines, ...credentials } = descriptionSchema.parse(
    await described.json(),
  ).aws;
  const stateMachineArn = stateMachines.find((arn) => /collect/i.test(arn));
  const client = new SFNClient({ endpoint, region, credentials });
  const { executions = [] } = await client.send(
    new ListExecutionsCommand({ stateMachineArn, maxResults: 1000 }),
  );
  client.destroy();
  return executions.filter(({ name = "" }) => isWaiting(name, processId));
}

/** Looks of the sweep are named by a time, waiting ones by the id of a request. */
function isWaiting(name: string, processId: string): boolean {
  return name.startsWith(`${processId}_`) && !/_\d+$/.test(name);
}
