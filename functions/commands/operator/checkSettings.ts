import path from "node:path";
import { z } from "zod";
import type { StateSettings } from "../../contract/settings.ts";
import { parseStateSettings, problemSentence } from "../../contract/settingsProblems.ts";
import { counterpartiesOf } from "../../runtime/counterparties/counterpartiesOf.ts";
import { knownAuthorityIds } from "../../runtime/operatorDirectory.ts";
import { missingPaymentServices } from "../../runtime/missingPaymentServices.ts";
import { told, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { readJson } from "../readJson.ts";
import { readLocalPortal, type LocalPortal } from "./readLocalPortal.ts";
import { readWords } from "./readWords.ts";
import { askedCounterparties, type AskedCounterparty } from "./settings/askedCounterparties.ts";
import { wrong, type SettingsFinding } from "./settings/SettingsFinding.ts";
import { settingsFindings } from "./settings/settingsFindings.ts";

const USAGE = `operator check-settings [STATE | FILE.json] [--json]
Explains what is wrong or doubtful in the settings of a state, and asks every counterparty that they name.
Without a name: the settings of the portal on this machine (PORT, 4000). Its credentials are used for all settings of a
portal on this machine, those of AWS for all others.`;

const wordsSchema = z.object({
  positionals: z.array(z.string()).max(1),
  options: z.object({ json: z.boolean().default(false) }),
});

/** Whether a portal can work with these settings: 1 where something is wrong, also with a counterparty. */
export async function checkSettings(args: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(readWords(args, { json: { type: "boolean" } }));
  if (!words.success) return unable(USAGE);
  const [name] = words.data.positionals;
  const local = name === undefined ? await readLocalPortal("the settings of a state") : undefined;
  if (local?.ok === false) return unable(local.failure);
  const file = local?.value.settingsFile ?? fileOf(name ?? "");
  const json = await readJson(file);
  if (!json.ok) return unable(json.failure);
  const { findings, counterparties } = await checked(json.value, local?.value);
  const isGood =
    findings.every(({ weight }) => weight === "doubtful") &&
    counterparties.every(({ state }) => state === "ok");
  const facts = { settings: file, findings, counterparties };
  const text = [...findings.map(findingLine), ...counterparties.map(counterpartyLine), lastLine(isGood)].join(
    "\n",
  );
  return { ...told(words.data.options, { facts, text }), exitCode: isGood ? 0 : 1 };
}

interface Checked {
  readonly findings: readonly SettingsFinding[];
  readonly counterparties: readonly AskedCounterparty[];
}

async function checked(json: unknown, opened: LocalPortal | undefined): Promise<Checked> {
  const settings = parseStateSettings(json);
  if (!settings.ok) {
    const findings = settings.failure.map((problem) =>
      wrong(problem.path, problemSentence(problem).slice(problem.path.length + 1)),
    );
    return { findings, counterparties: [] };
  }
  const local = opened ?? (await portalHere(settings.value));
  const now = local === undefined ? new Date() : new Date(local.now);
  const findings = settingsFindings(settings.value, {
    authorityIds: knownAuthorityIds(),
    missingPaymentServices: missingPaymentServices(settings.value),
    now,
  });
  return {
    findings,
    counterparties: await askedCounterparties(counterpartiesOf(settings.value, local), now),
  };
}

/** Settings without TLS are of a portal on this machine; it need not run. */
async function portalHere({ portal }: StateSettings): Promise<LocalPortal | undefined> {
  if (portal.publicUrl.startsWith("https:")) return undefined;
  const local = await readLocalPortal("");
  return local.ok ? local.value : undefined;
}

function fileOf(name: string): string {
  return name.endsWith(".json")
    ? name
    : path.join(import.meta.dirname, "../../../infra/settings", `${path.basename(name)}.json`);
}

function findingLine({ weight, path: place, sentence }: SettingsFinding): string {
  return `${weight.padEnd(8)}  ${place} ${sentence}`;
}

function counterpartyLine({ name, url, state, milliseconds, notes }: AskedCounterparty): string {
  const words = { ok: "ok", "cannot-be-reached": "cannot be reached", "answers-wrongly": "answers wrongly" };
  return [`${words[state].padEnd(17)}  ${name}  ${url}  ${String(milliseconds)} ms`, ...notes].join("  ");
}

function lastLine(isGood: boolean): string {
  return isGood ? "Nothing is wrong." : "Something is wrong: the portal cannot work like this.";
}
