import { causeOf } from "#commands/CommandAnswer.ts";
import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import type { RecordAccess } from "#ports/operation/EventLog.ts";
import {
  operatorAccessHere,
  operatorAccessInAws,
  type OperatorAccess,
} from "#runtime/operator/operatorApplications.ts";
import type { OperatorStore } from "#runtime/operator/operatorStores.ts";
import { clock } from "#runtime/wiring/system.ts";
import { openStore } from "./openStore.ts";
import { readLocalPortal } from "./readLocalPortal.ts";

/** What every command takes that shows data of people. */
export const LOOK_OPTIONS = { reason: { type: "string" }, "log-group": { type: "string" } } as const;

/** What usages say of both. */
export const LOOK_USAGE = `--reason TEXT says in 10 to 200 characters why; it is logged with the operator's name, in AWS in --log-group NAME.`;

export const reasonSchema = z.object({ reason: z.string().trim().min(10).max(200) });

/** Table and log group are named together, in AWS; on this machine none is needed. */
export const lookSchema = z.intersection(
  reasonSchema,
  z.union([
    z.object({ table: z.string().min(1), "log-group": z.string().min(1) }),
    z.object({ table: z.undefined().optional(), "log-group": z.undefined().optional() }),
  ]),
);

/** A store with data of people, after the look at it was logged. `command`: as the operator called it. */
export async function openLooked<Store>(
  wanted: OperatorStore<Store>,
  { command, options }: { readonly command: string; readonly options: z.infer<typeof lookSchema> },
): Promise<Result<ReturnType<typeof wanted.open>, string>> {
  const opened = await openStore(wanted, options.table);
  if (!opened.ok) return opened;
  const logged = await logLook(() => accessOf(options), { command, reason: options.reason });
  return logged.ok ? opened : logged;
}

/** Logs a look before anything is read; a failure means that nothing may be shown. */
export async function logLook(
  access: () => Promise<OperatorAccess>,
  look: Pick<RecordAccess, "command" | "processId" | "reason">,
): Promise<Result<null, string>> {
  try {
    const { who, log } = await access();
    await log.write({ at: clock.now().toISOString(), who, ...look });
    return ok(null);
  } catch (error) {
    // The log is an outside system: missing rights or a lost connection is no bug.
    return err(`Nothing is shown: the access cannot be logged. ${causeOf(error)}`);
  }
}

async function accessOf({ "log-group": logGroup }: z.infer<typeof lookSchema>): Promise<OperatorAccess> {
  if (logGroup !== undefined) return operatorAccessInAws(logGroup);
  const local = await readLocalPortal("a log group in AWS with --log-group NAME");
  if (!local.ok) throw new Error(local.failure);
  return operatorAccessHere(local.value.settingsFile);
}
