import { z } from "zod";
import { unable, type CommandAnswer } from "../CommandAnswer.ts";
import { openApplications, PLACE_OPTIONS, placeSchema } from "./openApplications.ts";
import { readWords } from "./readWords.ts";

export const USAGE = `operator list [--stuck] [--failed] [--status STATUS] [--json]
operator show ID [--json]
operator resend ID [--json]
operator prove ID [--json]
Each speaks to the portal on this machine (PORT, 4000), or with --tables PROCESSES,SUBMISSIONS --state-machine ARN to AWS.`;

type Opened = Awaited<ReturnType<typeof openApplications>>;
type Applications = Extract<Opened, { readonly ok: true }>["value"];
type Run<Ports> = (ports: Ports) => Promise<CommandAnswer>;

const oneSchema = z.object({
  positionals: z.tuple([z.string().min(1)]),
  options: z.intersection(placeSchema, z.object({ json: z.boolean().optional() })),
});

/** What `list` and those for one application share: tables and workflows are opened, and may be out of reach. */
export async function onApplications(
  places: z.infer<typeof placeSchema>,
  run: Run<Applications>,
): Promise<CommandAnswer> {
  // Outside systems: a wrong name, missing rights or a lost connection is nobody's bug.
  try {
    const ports = await openApplications(places);
    return ports.ok ? await run(ports.value) : unable(ports.failure);
  } catch (error) {
    if (error instanceof z.ZodError) {
      const fields = error.issues.map(({ path }) => path.join(".")).join(", ");
      return unable(
        `The record cannot be read, by its fields ${fields}. What to do: runbook, record-unreadable.`,
      );
    }
    return unable(
      `The applications cannot be read. ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`,
    );
  }
}

/** `… ID [--json]`. */
export async function onApplication(
  args: readonly string[],
  run: Run<Applications & { readonly id: string; readonly json: boolean }>,
): Promise<CommandAnswer> {
  const given = oneSchema.safeParse(readWords(args, { ...PLACE_OPTIONS, json: { type: "boolean" } }));
  if (!given.success) return unable(USAGE);
  const { positionals, options } = given.data;
  return onApplications(options, (ports) =>
    run({ ...ports, id: positionals[0], json: options.json === true }),
  );
}
