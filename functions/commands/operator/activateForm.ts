import { z } from "zod";
import { isFormId, isFormVersion } from "../../domain/form/FormVersion.ts";
import { said, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { openForms } from "./openForms.ts";
import { readWords } from "./readWords.ts";

const BUNDLED = "bundled";
const words = z.object({
  options: z.object({ bucket: z.string().optional() }),
  positionals: z.tuple([
    z.string().refine(isFormId),
    z.string().refine((version) => version === BUNDLED || isFormVersion(version)),
  ]),
});

/** Lets new drafts begin with a stored version, or again with the form that comes along. Undefined: wrong words. */
export async function activateForm(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const given = words.safeParse(readWords(args, { bucket: { type: "string" } }));
  if (!given.success) return undefined;
  const [id, version] = given.data.positionals;
  const store = await openForms(given.data.options.bucket);
  if (!store.ok) return unable(store.failure);
  if (version === BUNDLED) {
    await store.value.activate(id, undefined);
    return said(`New drafts of ${id} begin with the form that comes along.`);
  }
  if ((await store.value.info({ id, version })) === undefined) {
    const err = `There is no version ${version} of ${id}: operator forms versions ${id} lists them.\n`;
    return { exitCode: 1, out: "", err };
  }
  await store.value.activate(id, version);
  const out = `New drafts of ${id} begin with version ${version}, within a minute. Running drafts keep theirs.\n`;
  return { exitCode: 0, out, err: "" };
}
