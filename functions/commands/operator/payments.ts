import { z } from "zod";
import type { StateSettings } from "../../contract/settings.ts";
import { ok, type Result } from "../../domain/result.ts";
import { operatorDirectory } from "../../runtime/operatorDirectory.ts";
import { operatorPayments } from "../../runtime/operatorPayments.ts";
import { unpayableAuthorities } from "../../usecases/operator/unpayableAuthorities.ts";
import { said, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { mismatches } from "./mismatches.ts";
import { readLocalPortal } from "./readLocalPortal.ts";
import { readStateSettings } from "./readStateSettings.ts";
import { readWords } from "./readWords.ts";
import { settle } from "./settle.ts";

const USAGE = `operator payments check [--settings FILE]
operator payments --mismatch [--all] [--json] [--table NAME]
operator payments --settle ENTRY --note TEXT [--table NAME]
check asks every payment service of the settings whether it knows the office and the portal's credentials, and names the
authorities that take a fee without one. --mismatch lists payments that fit no application; --settle takes one off the list, --all shows those too. Without --settings or
--table each speaks to the portal on this machine (PORT, 4000).`;

const wordsSchema = z.object({ settings: z.string().optional() });

interface Offices {
  readonly server: StateSettings["server"];
  readonly offices: ReturnType<typeof operatorPayments>;
}

/** Whether the payment of every office is set up, and which money fits nothing. */
export async function payments(args: readonly string[]): Promise<CommandAnswer> {
  const [task, ...rest] = args;
  if (task === "check") return check(rest);
  try {
    return (await mismatches(args)) ?? (await settle(args)) ?? unable(USAGE);
  } catch (error) {
    // The table is an outside system: a wrong name, missing rights or a lost connection is nobody's bug.
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return unable(`The table of payments cannot be used. ${reason}`);
  }
}

async function check(args: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(readWords(args, { settings: { type: "string" } })?.options);
  if (!words.success) return unable(USAGE);
  const opened = await openOffices(words.data.settings);
  if (!opened.ok) return unable(opened.failure);
  const { offices, server } = opened.value;
  const unpayable = unpayableAuthorities(operatorDirectory(), server).map(
    ({ authorityId, offerId }) => `${authorityId}  ${offerId}  no payment service: fees cannot be paid`,
  );
  if (offices.length === 0 && unpayable.length === 0) return unable("The settings name no payment service.");

  const checked = await Promise.all(
    offices.map(async ({ rule, provider }) => ({ rule, answer: await provider.check() })),
  );
  const lines = checked.map(({ rule, answer }) => {
    const state = answer.ok
      ? "ready"
      : "cause" in answer.failure
        ? answer.failure.cause
        : answer.failure.kind;
    return `${rule.providerName}  ${rule.originatorId}/${rule.endPointId}  ${state}`;
  });
  const ready = checked.every(({ answer }) => answer.ok);
  const isUsable = ready && unpayable.length === 0;
  return { ...said([...lines, ...unpayable].join("\n")), exitCode: isUsable ? 0 : 1 };
}

async function openOffices(file: string | undefined): Promise<Result<Offices, string>> {
  const local = file === undefined ? await readLocalPortal("--settings FILE") : undefined;
  if (local?.ok === false) return local;
  const settings = await readStateSettings(file ?? local?.value.settingsFile ?? "");
  if (!settings.ok) return settings;
  const { server } = settings.value;
  return ok({ server, offices: operatorPayments(server.payments, local?.value) });
}
