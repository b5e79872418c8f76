import { z } from "zod";
import { compileVersion } from "../../adapters/form-import/compileVersion.ts";
import type { Finding } from "../../adapters/form-import/lint/Finding.ts";
import { findingsReport } from "../../adapters/form-import/lint/findingsReport.ts";
import { isFormId } from "../../domain/form/FormVersion.ts";
import { ok, type Result } from "../../domain/result.ts";
import { refused, told, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { readJson } from "../readJson.ts";
import { missingFeeRule } from "./missingFeeRule.ts";
import { openForms } from "./openForms.ts";
import { readSource } from "./readSource.ts";
import { readWords } from "./readWords.ts";

const OPTIONS = {
  id: { type: "string" },
  type: { type: "string" },
  particulars: { type: "string" },
  from: { type: "string" },
  bucket: { type: "string" },
  settings: { type: "string" },
  activate: { type: "boolean" },
  json: { type: "boolean" },
} as const;
const options = z.object({
  id: z.string().refine(isFormId),
  type: z.enum(["formio", "lip"]).optional(),
  particulars: z.string().optional(),
  bucket: z.string().optional(),
  settings: z.string().optional(),
  activate: z.boolean().default(false),
  json: z.boolean().default(false),
});
const words = z.union([
  z.object({
    options: options.extend({ from: z.undefined().optional() }),
    positionals: z.tuple([z.string()]),
  }),
  z.object({ options: options.extend({ from: z.string() }), positionals: z.tuple([]) }),
]);

/**
 * Compiles a definition and stores it as a version; errors refuse it. The same content is the same version, whenever it
 * is imported. Undefined: wrong words.
 */
export async function importForm(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const given = words.safeParse(readWords(args, OPTIONS));
  if (!given.success) return undefined;
  const { id, type, activate, from, bucket, settings, json } = given.data.options;
  const [file] = given.data.positionals;
  const source = await readSource(file === undefined ? { from: from ?? "", id } : { file });
  if (!source.ok) return unable(source.failure);
  const particulars = await readParticulars(given.data.options.particulars);
  if (!particulars.ok) return unable(particulars.failure);
  const { name, definition } = source.value;
  const compiled = compileVersion({
    id,
    definition,
    ...(particulars.value !== undefined && { particulars: particulars.value }),
  });
  if (!compiled.ok) {
    const found = {
      facts: { id, findings: compiled.failure },
      text: findingsReport(name, compiled.failure).trimEnd(),
    };
    return { ...told({ json }, found), exitCode: 1, err: `${id} is not imported.\n` };
  }
  const { version, findings, ...content } = compiled.value;
  const asked = from === undefined ? type : "lip";
  if (asked !== undefined && asked.toUpperCase() !== content.type) {
    return refused(
      `${name} is a form of type ${content.type}, not ${asked.toUpperCase()}. ${id} is not imported.`,
    );
  }
  const store = await openForms(bucket);
  if (!store.ok) return unable(store.failure);
  const noFee = await missingFeeRule(content.de, { id, bucket, settings });
  if (!noFee.ok) return unable(noFee.failure);
  const { de, en, type: formType } = content;
  await store.value.put(
    { id, version },
    {
      de,
      en,
      particulars: content.particulars,
      definition: content.definition,
      info: { importedAt: new Date().toISOString(), type: formType, findings: [...findings] },
    },
  );
  if (activate) await store.value.activate(id, version);
  const warned = noFee.value === undefined ? findings : [...findings, feeFinding(noFee.value)];
  const lines = [
    findingsReport(name, warned).trimEnd(),
    ...(particulars.value === undefined
      ? ["Without --particulars, every profession and state is asked the same."]
      : []),
    `Imported ${id} ${version} (${formType}).`,
    activate
      ? "New drafts begin with it, within a minute. Running drafts keep their version."
      : `New drafts begin with it after: operator forms activate ${id} ${version}`,
  ];
  const facts = { id, version, type: formType, activated: activate, findings: warned };
  return told({ json }, { facts, text: lines.join("\n") });
}

function feeFinding(message: string): Finding {
  return { severity: "warning", rule: "missingFeeRule", key: "", path: "properties.fee", message };
}

function readParticulars(file: string | undefined): Promise<Result<unknown, string>> {
  return file === undefined ? Promise.resolve(ok(undefined)) : readJson(file);
}
