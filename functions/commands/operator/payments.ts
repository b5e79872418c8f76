import { z } from "zod";
import { ok, type Result } from "../../domain/result.ts";
import { operatorPayments } from "../../runtime/operatorPayments.ts";
import { said, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { mismatches } from "./mismatches.ts";
import { readLocalPortal } from "./readLocalPortal.ts";
import { readStateSettings } from "./readStateSettings.ts";
import { readWords } from "./readWords.ts";
import { settle } from "./settle.ts";

const USAGE = `operator payments check [--settings FILE]
operator payments --mismatch [--all] [--json] [--table NAME]
operator payments --settle ENTRY --note TEXT [--table NAME]
check asks every payment service of the settings whether it knows the office and the portal's credentials. --mismatch
lists payments that fit no application; --settle takes one off the list, --all shows those too. Without --settings or
--table each speaks to the portal on this machine (PORT, 4000).`;

const wordsSchema = z.object({ settings: z.string().optional() });
type Offices = ReturnType<typeof operatorPayments>;

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
  if (opened.value.length === 0) return unable("The settings name no payment service.");

  const checked = await Promise.all(
    opened.value.map(async ({ rule, provider }) => ({ rule, answer: await provider.check() })),
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
  return { ...said(lines.join("\n")), exitCode: ready ? 0 : 1 };
}

async function openOffices(file: string | undefined): Promise<Result<Offices, string>> {
  if (file !== undefined) {
    const rules = await rulesIn(file);
    return rules.ok ? ok(operatorPayments(rules.value)) : rules;
  }
  const local = await readLocalPortal("--settings FILE");
  if (!local.ok) return local;
  const rules = await rulesIn(local.value.settingsFile);
  return rules.ok ? ok(operatorPayments(rules.value, local.value)) : rules;
}

async function rulesIn(file: string) {
  const settings = await readStateSettings(file);
  return settings.ok ? ok(settings.value.server.payments) : settings;
}
