import { z } from "zod";
import { isFormId, isFormVersion } from "../../domain/form/FormVersion.ts";
import { ok } from "../../domain/result.ts";
import { refused, told, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { missingFeeRule } from "./missingFeeRule.ts";
import { openForms } from "./openForms.ts";
import { readWords } from "./readWords.ts";

const BUNDLED = "bundled";
const OPTIONS = {
  bucket: { type: "string" },
  settings: { type: "string" },
  json: { type: "boolean" },
} as const;
const words = z.object({
  options: z.object({
    bucket: z.string().optional(),
    settings: z.string().optional(),
    json: z.boolean().default(false),
  }),
  positionals: z.tuple([
    z.string().refine(isFormId),
    z.string().refine((version) => version === BUNDLED || isFormVersion(version)),
  ]),
});

/** Lets new drafts begin with a stored version, or again with the form that comes along. Undefined: wrong words. */
export async function activateForm(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const given = words.safeParse(readWords(args, OPTIONS));
  if (!given.success) return undefined;
  const [id, version] = given.data.positionals;
  const { bucket, settings, json } = given.data.options;
  const store = await openForms(bucket);
  if (!store.ok) return unable(store.failure);
  if (version === BUNDLED) {
    await store.value.activate(id, undefined);
    const text = `New drafts of ${id} begin with the form that comes along.`;
    return told({ json }, { facts: { id, active: BUNDLED, warnings: [] }, text });
  }
  if ((await store.value.info({ id, version })) === undefined) {
    return refused(`There is no version ${version} of ${id}: operator forms versions ${id} lists them.`);
  }
  const form = await store.value.form({ id, version }, "de");
  const noFee = form === undefined ? ok(undefined) : await missingFeeRule(form, { id, bucket, settings });
  if (!noFee.ok) return unable(noFee.failure);
  await store.value.activate(id, version);
  const warnings = noFee.value === undefined ? [] : [noFee.value];
  const text = `New drafts of ${id} begin with version ${version}, within a minute. Running drafts keep theirs.`;
  const answer = told({ json }, { facts: { id, active: version, warnings }, text });
  return json ? answer : { ...answer, err: warnings.map((warning) => `Warning: ${warning}\n`).join("") };
}
