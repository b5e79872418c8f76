import { z } from "zod";
import { stateSettingsSchema } from "../../contract/settings.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import { operatorPayments } from "../../runtime/operatorPayments.ts";
import { said, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { readJson } from "../readJson.ts";
import { mismatches } from "./mismatches.ts";
import { readLocalPortal } from "./readLocalPortal.ts";
import { readWords } from "./readWords.ts";

const USAGE = `operator payments check [--settings FILE]
operator payments --mismatch [--json] [--table NAME]
Asks every payment service of the settings whether it knows the office and the portal's credentials. Without --settings
those of the portal on this machine.`;

const wordsSchema = z.object({ settings: z.string().optional() });
type Offices = ReturnType<typeof operatorPayments>;

/** Whether the payment of every office is set up, and which money fits nothing. */
export async function payments(args: readonly string[]): Promise<CommandAnswer> {
  const [task, ...rest] = args;
  return task === "check" ? check(rest) : ((await mismatches(args)) ?? unable(USAGE));
}

async function check(args: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(readWords(args, { settings: { type: "string" } })?.options);
  if (!words.success) return unable(USAGE);
  const opened = await openPayments(words.data.settings);
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

async function openPayments(file: string | undefined): Promise<Result<Offices, string>> {
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
  const json = await readJson(file);
  if (!json.ok) return json;
  const settings = stateSettingsSchema.safeParse(json.value);
  return settings.success ? ok(settings.data.server.payments) : err(z.prettifyError(settings.error));
}
