import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import {
  operatorApplications,
  operatorAccessHere,
  operatorAccessInAws,
  type OperatorAccess,
} from "#runtime/operator/operatorApplications.ts";
import { readLocalPortal } from "../readLocalPortal.ts";

const text = { type: "string" } as const;
export const PLACE_OPTIONS = { tables: text, "state-machine": text, "log-group": text } as const;

/** In AWS the options name tables, state machine, and the log group for accesses; on this machine none is needed. */
export const placeSchema = z.union([
  z.object({
    tables: z
      .string()
      .regex(/^[\w.-]+,[\w.-]+,[\w.-]+$/)
      .transform((names) => names.split(",")),
    "state-machine": z.string().startsWith("arn:"),
    "log-group": z.string().min(1),
  }),
  z.object({
    tables: z.undefined().optional(),
    "state-machine": z.undefined().optional(),
    "log-group": z.undefined().optional(),
  }),
]);

export interface OpenedApplications {
  readonly ports: ReturnType<typeof operatorApplications>;
  /** Log of accesses to applications. */
  readonly access: () => Promise<OperatorAccess>;
}

/** The sent applications at the named places of AWS, or those of the portal on this machine. */
export async function openApplications(
  places: z.infer<typeof placeSchema>,
): Promise<Result<OpenedApplications, string>> {
  if (places.tables !== undefined) {
    const [processesTable = "", processKeysTable = "", submissionsTable = ""] = places.tables;
    const { "state-machine": stateMachine, "log-group": logGroup } = places;
    return ok({
      ports: operatorApplications({ processesTable, processKeysTable, submissionsTable, stateMachine }),
      access: () => operatorAccessInAws(logGroup),
    });
  }
  const local = await readLocalPortal("--tables PROCESSES,KEYS,SUBMISSIONS and --state-machine ARN in AWS");
  if (!local.ok) return local;
  const { tables, stateMachines, now, settingsFile, ...access } = local.value;
  const processesTable = tables.find((one) => one.includes("-data-Processes"));
  const processKeysTable = tables.find((one) => one.includes("-data-ProcessKeys"));
  const submissionsTable = tables.find((one) => one.includes("-data-Submissions"));
  const stateMachine = stateMachines.find((one) => /submit/i.test(one));
  if (
    processesTable === undefined ||
    processKeysTable === undefined ||
    submissionsTable === undefined ||
    stateMachine === undefined
  ) {
    return err("The portal on this machine keeps no applications: start it again.");
  }
  const names = { processesTable, processKeysTable, submissionsTable, stateMachine };
  return ok({
    ports: operatorApplications(names, { ...access, now: new Date(now) }),
    access: () => Promise.resolve(operatorAccessHere(settingsFile)),
  });
}
