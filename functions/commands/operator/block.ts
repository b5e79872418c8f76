import { unable, type CommandAnswer } from "../CommandAnswer.ts";
import { addBlock } from "./addBlock.ts";
import { listBlocks } from "./listBlocks.ts";
import { removeBlock } from "./removeBlock.ts";

const USAGE = `operator block add PERSON --reason TEXT [--until 2026-12-24] [--json]
operator block remove PERSON [--json]
operator block list [--json]
PERSON is --owner HASH, as list prints it, or --provider ID --subject TEXT, as the provider names the person.
Each speaks to the portal on this machine (PORT, 4000), or with --table NAME to AWS, there with --secret NAME for a subject.`;

type Task = (args: readonly string[]) => Promise<CommandAnswer | undefined>;

const TASKS: Readonly<Record<string, Task>> = { add: addBlock, remove: removeBlock, list: listBlocks };

/** People who may not sign in. */
export async function block([name = "", ...args]: readonly string[]): Promise<CommandAnswer> {
  const run = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
  try {
    return (await run?.(args)) ?? unable(USAGE);
  } catch (error) {
    // The table is an outside system: a wrong name, missing rights or a lost connection is nobody's bug.
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return unable(`The table of blocks cannot be used. ${reason}`);
  }
}
