import { unable, type CommandAnswer } from "../CommandAnswer.ts";
import { activateForm } from "./activateForm.ts";
import { importForm } from "./importForm.ts";
import { listFormVersions } from "./listFormVersions.ts";

const USAGE = `operator forms import FILE --id ID [--type formio|lip] [--particulars FILE] [--activate] [--json]
operator forms import --from ADDRESS --id ID [--particulars FILE] [--activate] [--json]
operator forms versions ID [--json]
operator forms activate ID VERSION|bundled [--json]
Each speaks to the portal on this machine (PORT, 4000), or with --bucket NAME to AWS; import and activate then take
--settings FILE to see whether an offer's fee depends on the form.`;

type Task = (args: readonly string[]) => Promise<CommandAnswer | undefined>;

const TASKS: Readonly<Record<string, Task>> = {
  import: importForm,
  versions: listFormVersions,
  activate: activateForm,
};

/** Versions of forms beside those that come along with the portal. */
export async function forms([name = "", ...args]: readonly string[]): Promise<CommandAnswer> {
  const run = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
  try {
    return (await run?.(args)) ?? unable(USAGE);
  } catch (error) {
    // The store is an outside system: a wrong name, missing rights or a lost connection is nobody's bug.
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return unable(`The bucket for forms cannot be used. ${reason}`);
  }
}
