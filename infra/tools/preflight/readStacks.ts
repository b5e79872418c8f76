import {
  CloudFormationClient,
  paginateDescribeStacks,
  paginateListStackResources,
} from "@aws-sdk/client-cloudformation";
import type { DeployedStack } from "./AccountFacts.ts";
import type { ClientSettings } from "./Surroundings.ts";

/** All stacks of a region that are not deleted. */
export async function readStacks(client: ClientSettings): Promise<readonly DeployedStack[]> {
  const stacks: DeployedStack[] = [];
  for await (const { Stacks = [] } of paginateDescribeStacks(
    { client: new CloudFormationClient(client) },
    {},
  )) {
    for (const { StackName: name = "", StackStatus: status = "", Outputs = [] } of Stacks) {
      const outputs = Outputs.map(
        ({ OutputKey = "", OutputValue = "" }) => [OutputKey, OutputValue] as const,
      );
      stacks.push({ name, status, outputs: Object.fromEntries(outputs) });
    }
  }
  return stacks;
}

/** Names that a stack gave, as they are known to their services; a secret's id is its ARN with six signs behind the name. */
export async function readNamesOf(stack: string, client: ClientSettings): Promise<readonly string[]> {
  const names: string[] = [];
  const pages = paginateListStackResources(
    { client: new CloudFormationClient(client) },
    { StackName: stack },
  );
  for await (const { StackResourceSummaries = [] } of pages) {
    for (const { PhysicalResourceId: id = "" } of StackResourceSummaries) {
      names.push(/:secret:(.+)-\w{6}$/.exec(id)?.[1] ?? id);
    }
  }
  return names;
}
