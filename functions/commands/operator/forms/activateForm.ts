import { z } from "zod";
import { isFormId, isFormVersion } from "#domain/forms/FormVersion.ts";
import { ok } from "#domain/result.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { refused, answered, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { missingFeeRule } from "./missingFeeRule.ts";
import { openStore } from "../openStore.ts";
import { readWords } from "../readWords.ts";

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

/** Somebody else was faster: what was looked at before is no longer so. */
export function forestalled(id: string): CommandAnswer {
  return refused(
    `Somebody else changed ${id} at the same time, and it stays as they left it: operator forms versions ${id} lists it.`,
  );
}

/** Lets new drafts begin with a stored version, or again with the form that comes along. Undefined: wrong words. */
export async function activateForm(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const given = words.safeParse(readWords(args, OPTIONS));
  if (!given.success) return undefined;
  const [id, version] = given.data.positionals;
  const { bucket, settings, json } = given.data.options;
  const opened = await openStore(OPERATOR_STORES.forms, bucket);
  if (!opened.ok) return unable(opened.failure);
  const { store } = opened.value;
  const from = await store.active(id);
  if (version === BUNDLED) {
    if (!(await store.activate(id, { from, to: undefined }))) return forestalled(id);
    const text = `New drafts of ${id} begin with the form that comes along.`;
    return answered({ json }, { facts: { id, active: BUNDLED, warnings: [] }, text });
  }
  if ((await store.info({ id, version })) === undefined) {
    return refused(`There is no version ${version} of ${id}: operator forms versions ${id} lists them.`);
  }
  const form = await store.form({ id, version }, "de");
  const noFee = form === undefined ? ok(undefined) : await missingFeeRule(form, { id, bucket, settings });
  if (!noFee.ok) return unable(noFee.failure);
  if (!(await store.activate(id, { from, to: version }))) return forestalled(id);
  const warnings = noFee.value === undefined ? [] : [noFee.value];
  const text = `New drafts of ${id} begin with version ${version}, within a minute. Running drafts keep theirs.`;
  const answer = answered({ json }, { facts: { id, active: version, warnings }, text });
  return json ? answer : { ...answer, err: warnings.map((warning) => `Warning: ${warning}\n`).join("") };
}
