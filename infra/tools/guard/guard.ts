import { CloudFormationClient, GetTemplateCommand } from "@aws-sdk/client-cloudformation";
import { CloudAssembly } from "aws-cdk-lib/cx-api";
import { type AcceptedChanges, type ChangedStack, judgeChanges, unaccepted } from "./judgeChanges.ts";

interface GuardVerdict {
  readonly goesOn: boolean;
  readonly lines: readonly string[];
}

/** Whether the stacks in a folder may replace what is deployed, for the operator who deploys. */
export async function guard(folder: string, accepted: AcceptedChanges): Promise<GuardVerdict> {
  try {
    const changes = judgeChanges(await readChangedStacks(folder));
    const open = unaccepted(changes, accepted);
    return {
      goesOn: open.length === 0,
      lines: open.map(
        ({ kind, stackName, logicalId, says }) =>
          `${stackName}: ${says} If it is meant: --accept-${kind} ${logicalId}`,
      ),
    };
  } catch (error) {
    // Nobody knows what is deployed: without rights or a connection nothing is compared.
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { goesOn: false, lines: [`The deployed stacks cannot be read. ${reason}`] };
  }
}

/** The stacks that CDK wrote into a folder, each beside what is deployed of it. */
async function readChangedStacks(folder: string): Promise<readonly ChangedStack[]> {
  const { stacks } = new CloudAssembly(folder);
  return Promise.all(
    stacks.map(async (stack) => {
      const planned: unknown = stack.template;
      const client = new CloudFormationClient({ region: stack.environment.region });
      const deployed = await deployedTemplate(stack.stackName, client);
      return { stackName: stack.stackName, planned, deployed };
    }),
  );
}

/** As it was handed in, in JSON as CDK writes it; undefined: there is no such stack. */
export async function deployedTemplate(stackName: string, client: CloudFormationClient): Promise<unknown> {
  try {
    const { TemplateBody = "{}" } = await client.send(new GetTemplateCommand({ StackName: stackName }));
    return JSON.parse(TemplateBody);
  } catch (error) {
    const isMissing = error instanceof Error && error.message.endsWith("does not exist");
    if (isMissing) return undefined;
    throw error;
  }
}
