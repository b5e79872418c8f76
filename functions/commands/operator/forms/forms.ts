import { causeOf, unable, type CommandAnswer, answered } from "#commands/CommandAnswer.ts";
import { activateForm } from "./activateForm.ts";
import { importForm } from "./importForm.ts";
import { z } from "zod";
import { isFormId } from "#domain/forms/FormVersion.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { openStore } from "../openStore.ts";
import { readWords } from "../readWords.ts";

const words = z.object({
  options: z.object({ bucket: z.string().optional(), json: z.boolean().default(false) }),
  positionals: z.tuple([z.string().refine(isFormId)]),
});

const USAGE = `operator forms import FILE --id ID [--type formio|lip] [--particulars FILE] [--activate] [--json]
operator forms import --from ADDRESS --id ID [--particulars FILE] [--activate] [--json]
operator forms versions ID [--json]
operator forms activate ID VERSION|bundled [--json]
Each speaks to the portal on this machine (PORT, 4000), or with --bucket NAME to AWS; import and activate then take
--settings FILE to see whether an offer's fee depends on the form.`;

type Task = (args: readonly string[]) => Promise<CommandAnswer | undefined>;

const TASKS: Readonly<Record<string, Task>> = {
  import: importForm,
  versions: listFormVersions,
  activate: activateForm,
};

/** Versions of forms in addition to those bundled with the portal. */
export async function forms([name = "", ...args]: readonly string[]): Promise<CommandAnswer> {
  const run = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
  try {
    return (await run?.(args)) ?? unable(USAGE);
  } catch (error) {
    // The store is an outside system: a wrong name, missing rights or a lost connection is no bug.
    return unable(`The bucket for forms cannot be used. ${causeOf(error)}`);
  }
}

/** The stored versions of a form, the oldest first. Undefined: wrong words. */
async function listFormVersions(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const given = words.safeParse(readWords(args, { bucket: { type: "string" }, json: { type: "boolean" } }));
  if (!given.success) return undefined;
  const [id] = given.data.positionals;
  const { bucket, json } = given.data.options;
  const opened = await openStore(OPERATOR_STORES.forms, bucket);
  if (!opened.ok) return unable(opened.failure);
  const { store } = opened.value;
  const active = await store.active(id);
  const stored = await Promise.all(
    (await store.versions(id)).map(async (version) => ({ version, info: await store.info({ id, version }) })),
  );
  const versions = stored
    .flatMap(({ version, info }) => (info === undefined ? [] : [{ version, ...info }]))
    .sort((one, other) => one.importedAt.localeCompare(other.importedAt));
  const lines = versions.map(({ version, importedAt, type, findings }) => {
    const state = version === active ? "  active" : "";
    return `${version}  ${importedAt}  ${type.padEnd(6)}  ${String(findings.length)} warnings${state}`;
  });
  const bundled =
    active === undefined ? ["New drafts begin with the form that comes along, if there is one."] : [];
  const none = lines.length === 0 ? [`There is no stored version of ${id}.`] : [];
  const facts = { id, active: active ?? "bundled", versions };
  return answered({ json }, { facts, text: [...none, ...lines, ...bundled].join("\n") });
}
