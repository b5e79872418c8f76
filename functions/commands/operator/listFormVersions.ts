import { z } from "zod";
import { isFormId } from "../../domain/form/FormVersion.ts";
import { said, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { openForms } from "./openForms.ts";
import { readWords } from "./readWords.ts";

const words = z.object({
  options: z.object({ bucket: z.string().optional() }),
  positionals: z.tuple([z.string().refine(isFormId)]),
});

/** The stored versions of a form, the oldest first. Undefined: wrong words. */
export async function listFormVersions(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const given = words.safeParse(readWords(args, { bucket: { type: "string" } }));
  if (!given.success) return undefined;
  const [id] = given.data.positionals;
  const opened = await openForms(given.data.options.bucket);
  if (!opened.ok) return unable(opened.failure);
  const store = opened.value;
  const active = await store.active(id);
  const versions = await Promise.all(
    (await store.versions(id)).map(async (version) => ({ version, info: await store.info({ id, version }) })),
  );
  const lines = versions
    .flatMap(({ version, info }) => (info === undefined ? [] : [{ version, ...info }]))
    .sort((one, other) => one.importedAt.localeCompare(other.importedAt))
    .map(({ version, importedAt, type, findings }) => {
      const state = version === active ? "  active" : "";
      return `${version}  ${importedAt}  ${type.padEnd(6)}  ${String(findings.length)} warnings${state}`;
    });
  const bundled =
    active === undefined ? ["New drafts begin with the form that comes along, if there is one."] : [];
  const none = lines.length === 0 ? [`There is no stored version of ${id}.`] : [];
  return said([...none, ...lines, ...bundled].join("\n"));
}
