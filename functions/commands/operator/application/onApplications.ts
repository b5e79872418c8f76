import { z } from "zod";
import { clock } from "#runtime/wiring/system.ts";
import { unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { openApplications, PLACE_OPTIONS, placeSchema, type OpenedApplications } from "./openApplications.ts";
import { readWords } from "../readWords.ts";

export const USAGE = `operator list [--stuck] [--failed] [--status STATUS] [--json]
operator show ID --reason TEXT [--json]
operator resend ID --reason TEXT [--json]
operator prove ID --reason TEXT [--json]
TEXT is the reason for opening this application, in 10 to 200 characters; it is logged with the operator's name.
Each speaks to the portal on this machine (PORT, 4000), or with --tables PROCESSES,KEYS,SUBMISSIONS --state-machine ARN to AWS,
all but list with --log-group NAME, where accesses are logged.`;

type Run<Ports> = (ports: Ports) => Promise<CommandAnswer>;

const oneSchema = z.object({
  positionals: z.tuple([z.string().min(1)]),
  options: z.intersection(
    placeSchema.refine((places) => places.tables === undefined || places["log-group"] !== undefined),
    z.object({ json: z.boolean().optional(), reason: z.string().trim().min(10).max(200) }),
  ),
});

/** What `list` and those for one application share: tables and workflows are opened, and may be out of reach. */
export async function onApplications(
  places: z.infer<typeof placeSchema>,
  run: Run<OpenedApplications>,
): Promise<CommandAnswer> {
  // Outside systems: a wrong name, missing rights or a lost connection is no bug.
  try {
    const opened = await openApplications(places);
    return opened.ok ? await run(opened.value) : unable(opened.failure);
  } catch (error) {
    if (error instanceof z.ZodError) {
      const fields = error.issues.map(({ path }) => path.join(".")).join(", ");
      return unable(
        `The record cannot be read, by its fields ${fields}. What to do: runbook, record-unreadable.`,
      );
    }
    return unable(`The applications cannot be read. ${reasonOf(error)}`);
  }
}

/** `… ID --reason TEXT [--json]`: the access and its reason are logged before anything is read. */
export function onApplication(
  command: string,
  run: Run<OpenedApplications["ports"] & { readonly id: string; readonly json: boolean }>,
): (args: readonly string[]) => Promise<CommandAnswer> {
  return async (args) => {
    const words = readWords(args, {
      ...PLACE_OPTIONS,
      json: { type: "boolean" },
      reason: { type: "string" },
    });
    const given = oneSchema.safeParse(words);
    if (!given.success) return unable(USAGE);
    const { positionals, options } = given.data;
    const [processId] = positionals;
    return onApplications(options, async ({ ports, access }) => {
      try {
        const known = await access();
        if (known === undefined) return unable(USAGE);
        const at = clock.now().toISOString();
        await known.log.write({ at, who: known.who, command, processId, reason: options.reason });
      } catch (error) {
        return unable(`Nothing is shown: the access cannot be logged. ${reasonOf(error)}`);
      }
      return run({ ...ports, id: processId, json: options.json === true });
    });
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
