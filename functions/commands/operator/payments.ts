import { unable, type CommandAnswer } from "../CommandAnswer.ts";
import { mismatches } from "./mismatches.ts";
import { settle } from "./settle.ts";

const USAGE = `operator payments --mismatch [--all] [--json] [--table NAME]
operator payments --settle ENTRY --note TEXT [--json] [--table NAME]
--mismatch lists payments that fit no application; --settle takes one off the list, --all shows those too. Without --table
each speaks to the portal on this machine (PORT, 4000). Whether payment services are ready is asked by check-settings.`;

/** Which money fits nothing. */
export async function payments(args: readonly string[]): Promise<CommandAnswer> {
  try {
    return (await mismatches(args)) ?? (await settle(args)) ?? unable(USAGE);
  } catch (error) {
    // The table is an outside system: a wrong name, missing rights or a lost connection is nobody's bug.
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return unable(`The table of payments cannot be used. ${reason}`);
  }
}
