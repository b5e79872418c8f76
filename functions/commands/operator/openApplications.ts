import { z } from "zod";
import { err, ok, type Result } from "../../domain/result.ts";
import { operatorApplications } from "../../runtime/operatorApplications.ts";
import { readLocalPortal } from "./readLocalPortal.ts";

export const PLACE_OPTIONS = { tables: { type: "string" }, "state-machine": { type: "string" } } as const;

/** In AWS both are named; on this machine neither. */
export const placeSchema = z.union([
  z.object({
    tables: z
      .string()
      .regex(/^[\w.-]+,[\w.-]+$/)
      .transform((names) => names.split(",")),
    "state-machine": z.string().startsWith("arn:"),
  }),
  z.object({ tables: z.undefined().optional(), "state-machine": z.undefined().optional() }),
]);

/** The sent applications at the named places of AWS, or those of the portal on this machine. */
export async function openApplications(
  places: z.infer<typeof placeSchema>,
): Promise<Result<ReturnType<typeof operatorApplications>, string>> {
  if (places.tables !== undefined) {
    const [processesTable = "", submissionsTable = ""] = places.tables;
    return ok(
      operatorApplications({ processesTable, submissionsTable, stateMachine: places["state-machine"] }),
    );
  }
  const local = await readLocalPortal("--tables PROCESSES,SUBMISSIONS and --state-machine ARN in AWS");
  if (!local.ok) return local;
  const { tables, stateMachines, now, ...access } = local.value;
  const processesTable = tables.find((one) => one.includes("-data-Processes"));
  const submissionsTable = tables.find((one) => one.includes("-data-Submissions"));
  const stateMachine = stateMachines.find((one) => /submit/i.test(one));
  return processesTable === undefined || submissionsTable === undefined || stateMachine === undefined
    ? err("The portal on this machine keeps no applications: start it again.")
    : ok(
        operatorApplications(
          { processesTable, submissionsTable, stateMachine },
          { ...access, now: new Date(now) },
        ),
      );
}
