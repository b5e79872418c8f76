import path from "node:path";
import { z } from "zod";
import type { StateSettings } from "#contract/settings/settings.ts";
import { parseStateSettings } from "#contract/settings/settingsProblems.ts";
import { answered, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { readSettingsFile } from "#runtime/readSettingsFile.ts";
import { readLocalPortal, type LocalPortal } from "../readLocalPortal.ts";
import { readWords } from "../readWords.ts";
import { mapFindings } from "./mapFindings.ts";
import { judgeSettings } from "./judgeSettings.ts";
import type { SettingsFinding } from "./SettingsFinding.ts";
import type { Counterparty } from "#ports/operation/Counterparty.ts";
import { certificateFinding } from "./certificateFindings.ts";

export interface AskedCounterparty {
  readonly name: string;
  readonly url: string;
  readonly state: "ok" | "cannot-be-reached" | "answers-wrongly";
  /** How long it took to answer, or until it was given up. */
  readonly milliseconds: number;
  /** Why, and what is to be said of its certificates. */
  readonly notes: readonly string[];
}

const USAGE = `operator check-settings [STATE | FILE.json] [--offline] [--json]
Explains what is wrong or doubtful in the settings of a state, prints what an operator confirms, and asks every
counterparty that they name, but for --offline.
Without a name: the settings of the portal on this machine (PORT, 4000). Its credentials are used for all settings of a
portal on this machine, those of AWS for all others.`;

const wordsSchema = z.object({
  positionals: z.array(z.string()).max(1),
  options: z.object({ json: z.boolean().default(false), offline: z.boolean().default(false) }),
});

const BOOLEANS = { json: { type: "boolean" }, offline: { type: "boolean" } } as const;

/** Whether a portal can work with these settings: 1 where something is wrong, also with a counterparty. */
export async function checkSettings(args: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(readWords(args, BOOLEANS));
  if (!words.success) return unable(USAGE);
  const [name] = words.data.positionals;
  const local = name === undefined ? await readLocalPortal("the settings of a state") : undefined;
  if (local?.ok === false) return unable(local.failure);
  const file = local?.value.settingsFile ?? fileOf(name ?? "");
  const json = readSettingsFile(file);
  if (!json.ok) return unable(`${file} ${json.failure}.`);
  const { offline } = words.data.options;
  const { findings, summary, counterparties } = await checked(json.value, { local: local?.value, offline });
  const isGood =
    findings.every(({ weight }) => weight === "doubtful") &&
    counterparties.every(({ state }) => state === "ok");
  const facts = { settings: file, findings, summary, counterparties };
  const text = [
    ...findings.map(findingLines),
    ...summary,
    ...counterparties.map(counterpartyLine),
    lastLine(isGood),
  ].join("\n");
  return { ...answered(words.data.options, { facts, text }), exitCode: isGood ? 0 : 1 };
}

interface Checked {
  readonly findings: readonly SettingsFinding[];
  readonly summary: readonly string[];
  readonly counterparties: readonly AskedCounterparty[];
}

async function checked(
  json: unknown,
  { local: opened, offline }: { readonly local: LocalPortal | undefined; readonly offline: boolean },
): Promise<Checked> {
  const parsed = parseStateSettings(json);
  const local = opened ?? (parsed.ok && !offline ? await portalHere(parsed.value) : undefined);
  const now = local === undefined ? new Date() : new Date(local.now);
  const { settings, findings: judged, summary } = judgeSettings(json, now);
  const findings = [...judged, ...(settings === undefined ? [] : await mapFindings(settings))];
  if (settings === undefined || offline) return { findings, summary, counterparties: [] };
  // What asks others is large: where nobody is asked, the answer does not wait for it.
  const { counterpartiesOf } = await import("#runtime/counterparties/counterpartiesOf.ts");
  const counterparties = await askedCounterparties(counterpartiesOf(settings, local), now);
  return { findings, summary, counterparties };
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
    : path.join(import.meta.dirname, "../../../../infra/states", path.basename(name), "settings.json");
}

function findingLines({ weight, path: place, sentence, effect, wayOut }: SettingsFinding): string {
  const indent = " ".repeat(10);
  return `${weight.padEnd(8)}  ${place} ${sentence}\n${indent}${effect}\n${indent}Way out: ${wayOut}`;
}

function counterpartyLine({ name, url, state, milliseconds, notes }: AskedCounterparty): string {
  const words = { ok: "ok", "cannot-be-reached": "cannot be reached", "answers-wrongly": "answers wrongly" };
  return [`${words[state].padEnd(17)}  ${name}  ${url}  ${String(milliseconds)} ms`, ...notes].join("  ");
}

function lastLine(isGood: boolean): string {
  return isGood ? "Nothing is wrong." : "Something is wrong: the portal cannot work like this.";
}

/** Asks all of them at once. One all of whose certificates have ended answers wrongly. */
export function askedCounterparties(
  counterparties: readonly Counterparty[],
  now: Date,
): Promise<readonly AskedCounterparty[]> {
  return Promise.all(
    counterparties.map(async ({ name, url, ask }) => {
      const began = performance.now();
      const answer = await ask();
      const asked = { name, url, milliseconds: Math.round(performance.now() - began) };
      if (answer.state !== "ok") return { ...asked, state: answer.state, notes: [answer.cause] };
      const { certificates = [] } = answer;
      const findings = certificates.flatMap((pem) => certificateFinding(pem, now) ?? []);
      const ended = findings.filter(({ weight }) => weight !== "doubtful");
      const isUseless = certificates.length > 0 && ended.length === certificates.length;
      const notes = findings.map(({ sentence }) => `a certificate that it names ${sentence}`);
      return { ...asked, state: isUseless ? "answers-wrongly" : "ok", notes } as const;
    }),
  );
}
