import { z } from "zod";
import { causeOf, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { openApplications, PLACE_OPTIONS, placeSchema, type OpenedApplications } from "./openApplications.ts";
import { logLook, LOOK_USAGE, reasonSchema } from "../openLooked.ts";
import { readWords } from "../readWords.ts";

export const USAGE = `operator list --reason TEXT [--stuck] [--failed] [--status STATUS] [--json]
operator show ID --reason TEXT [--json]
operator resend ID --reason TEXT [--json]
operator prove ID --reason TEXT [--json]
${LOOK_USAGE}
Each speaks to the portal on this machine (PORT, 4000), or with --tables PROCESSES,KEYS,SUBMISSIONS --state-machine ARN
--log-group NAME to AWS.`;

type Ports = OpenedApplications["ports"];
type Run<Given> = (given: Given) => Promise<CommandAnswer>;

export const APPLICATION_OPTIONS = {
  ...PLACE_OPTIONS,
  json: { type: "boolean" },
  reason: { type: "string" },
} as const;

/** Where the applications are, and why somebody looks at them. */
export const applicationSchema = z.intersection(
  placeSchema,
  reasonSchema.extend({ json: z.boolean().default(false) }),
);

const oneSchema = z.object({ positionals: z.tuple([z.string().min(1)]), options: applicationSchema });

/** What `list` and those for one application share: the look is logged, then tables and workflows are opened. */
export async function onApplications(
  {
    options,
    ...look
  }: {
    readonly options: z.infer<typeof applicationSchema>;
    readonly command: string;
    readonly processId?: string;
  },
  run: Run<Ports>,
): Promise<CommandAnswer> {
  // Outside systems: a wrong name, missing rights or a lost connection is no bug.
  try {
    const opened = await openApplications(options);
    if (!opened.ok) return unable(opened.failure);
    const { ports, access } = opened.value;
    const logged = await logLook(access, { ...look, reason: options.reason });
    return logged.ok ? await run(ports) : unable(logged.failure);
  } catch (error) {
    if (error instanceof z.ZodError) {
      const fields = error.issues.map(({ path }) => path.join(".")).join(", ");
      return unable(
        `The record cannot be read, by its fields ${fields}. What to do: runbook, record-unreadable.`,
      );
    }
    return unable(`The applications cannot be read. ${causeOf(error)}`);
  }
}

/** `… ID --reason TEXT [--json]`: one application. */
export function onApplication(
  command: string,
  run: Run<Ports & { readonly id: string; readonly json: boolean }>,
): (args: readonly string[]) => Promise<CommandAnswer> {
  return async (args) => {
    const given = oneSchema.safeParse(readWords(args, APPLICATION_OPTIONS));
    if (!given.success) return unable(USAGE);
    const { positionals, options } = given.data;
    const [id] = positionals;
    return onApplications({ options, command, processId: id }, (ports) =>
      run({ ...ports, id, json: options.json }),
    );
  };
}
