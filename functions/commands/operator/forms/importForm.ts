import { z } from "zod";
import { compileVersion } from "#forms/import/formio/compileVersion.ts";
import type { Finding } from "#forms/import/lint/Finding.ts";
import { findingsReport } from "#forms/import/lint/findingsReport.ts";
import { isFormId } from "#domain/forms/FormVersion.ts";
import { ok, type Result, err } from "#domain/result.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { refused, answered, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { readJson, readDefinitionFile, readTypeTable } from "#commands/readDefinitionFile.ts";
import { forestalled } from "./activateForm.ts";
import { missingFeeRule } from "./missingFeeRule.ts";
import { openStore } from "../openStore.ts";
import { readWords } from "../readWords.ts";
import { httpFormService } from "#adapters/form-service/httpFormService.ts";
import type { FormServiceFailure } from "#ports/forms/FormCatalogue.ts";

interface Source {
  /** As messages name it. */
  readonly name: string;
  readonly definition: unknown;
  /** What was read as another type. */
  readonly findings: readonly Finding[];
}

type Place =
  | { readonly file: string; readonly types: string | undefined }
  | { readonly from: string; readonly id: string };

const OPTIONS = {
  id: { type: "string" },
  type: { type: "string" },
  particulars: { type: "string" },
  from: { type: "string" },
  bucket: { type: "string" },
  settings: { type: "string" },
  types: { type: "string" },
  activate: { type: "boolean" },
  json: { type: "boolean" },
} as const;
const options = z.object({
  id: z.string().refine(isFormId),
  type: z.enum(["formio", "lip"]).optional(),
  particulars: z.string().optional(),
  bucket: z.string().optional(),
  settings: z.string().optional(),
  types: z.string().optional(),
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
  const source = await readSource(
    file === undefined ? { from: from ?? "", id } : { file, types: given.data.options.types },
  );
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
      facts: { id, findings: [...source.value.findings, ...compiled.failure] },
      text: findingsReport(name, [...source.value.findings, ...compiled.failure]).trimEnd(),
    };
    return { ...answered({ json }, found), exitCode: 1, err: `${id} is not imported.\n` };
  }
  const { version, ...content } = compiled.value;
  const findings = [...source.value.findings, ...compiled.value.findings];
  const asked = from === undefined ? type : "lip";
  if (asked !== undefined && asked.toUpperCase() !== content.type) {
    return refused(
      `${name} is a form of type ${content.type}, not ${asked.toUpperCase()}. ${id} is not imported.`,
    );
  }
  const opened = await openStore(OPERATOR_STORES.forms, bucket);
  if (!opened.ok) return unable(opened.failure);
  const { store } = opened.value;
  const noFee = await missingFeeRule(content.de, { id, bucket, settings });
  if (!noFee.ok) return unable(noFee.failure);
  const { de, en, type: formType } = content;
  const before = await store.active(id);
  const isWritten = await store.put(
    { id, version },
    {
      de,
      en,
      particulars: content.particulars,
      definition: content.definition,
      info: { importedAt: new Date().toISOString(), type: formType, findings },
    },
  );
  const isDone = isWritten && (!activate || (await store.activate(id, { from: before, to: version })));
  if (!isDone) return forestalled(id);
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
  return answered({ json }, { facts, text: lines.join("\n") });
}

function feeFinding(message: string): Finding {
  return { severity: "warning", rule: "missingFeeRule", key: "", path: "properties.fee", message };
}

function readParticulars(file: string | undefined): Promise<Result<unknown, string>> {
  return file === undefined ? Promise.resolve(ok(undefined)) : readJson(file);
}

/** A definition from a file or from a server with forms, or why there is none, in a sentence. */
async function readSource(place: Place): Promise<Result<Source, string>> {
  if ("from" in place) {
    const document = await httpFormService(place.from).document(place.id);
    return document.ok
      ? ok({ name: `${place.from} ${place.id}`, definition: document.value, findings: [] })
      : err(sentence(document.failure, place));
  }
  const { file } = place;
  const types = await readTypeTable(place.types);
  const read = types.ok ? await readDefinitionFile(file, types.value) : types;
  return read.ok ? ok({ name: file, ...read.value }) : read;
}

function sentence(
  failure: FormServiceFailure,
  { from, id }: { readonly from: string; readonly id: string },
): string {
  switch (failure.kind) {
    case "address-refused":
      return `${from} is no https address: plain http is for this machine only.`;
    case "form-not-found":
      return `${from} has no form ${id}.`;
    case "unreachable":
      return `${from} does not answer.`;
    case "answered-otherwise":
      return `${from} answers with status ${String(failure.status)}.`;
    case "too-large":
      return `What ${from} answers is larger than 10 MB.`;
    case "not-json":
      return `What ${from} answers is not JSON.`;
  }
}
