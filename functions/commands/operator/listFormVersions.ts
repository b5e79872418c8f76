import { z } from "zod";
import { isFormId } from "../../domain/form/FormVersion.ts";
import { told, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { openForms } from "./openForms.ts";
import { readWords } from "./readWords.ts";

const words = z.object({
  options: z.object({ bucket: z.string().optional(), json: z.boolean().default(false) }),
  positionals: z.tuple([z.string().refine(isFormId)]),
});

/** The stored versions of a form, the oldest first. Undefined: wrong words. */
export async function listFormVersions(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const given = words.safeParse(readWords(args, { bucket: { type: "string" }, json: { type: "boolean" } }));
  if (!given.success) return undefined;
  const [id] = given.data.positionals;
  const { bucket, json } = given.data.options;
  const opened = await openForms(bucket);
  if (!opened.ok) return unable(opened.failure);
  const store = opened.value;
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
  return told({ json }, { facts, text: [...none, ...lines, ...bundled].join("\n") });
}
