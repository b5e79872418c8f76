import { isDeepStrictEqual } from "node:util";
import { applicationDataSchema, type ApplicationData } from "#domain/documents/ApplicationData.ts";
import { dataMapSchema, mapFailureSentence } from "#domain/sending/DataMap.ts";
import { evaluateForm } from "#forms/evaluateForm.ts";
import type { FimDraft } from "#forms/import/fim/fimDraft.ts";
import type { FimExample, FimExtent } from "#forms/import/fim/fimExample.ts";
import { compileForm } from "#forms/import/formio/compileForm.ts";
import { lintDefinition } from "#forms/import/lint/lintDefinition.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { mapsFrom } from "#runtime/wiring/maps.ts";
import { exampleApplication } from "./exampleApplication.ts";

const NOW = "2026-11-21T12:00:00.000Z";

interface TriedDraft {
  readonly application: ApplicationData;
  readonly expected: JsonValue;
  readonly problems: readonly string[];
}

/** Whether form, map and schema of a draft go together: with every question answered, and with the required ones only. */
export async function tryFimDraft(draft: FimDraft): Promise<TriedDraft> {
  const errors = lintDefinition(draft.definition).filter(({ severity }) => severity === "error");
  const all = await tryExample(draft, "all");
  const required = await tryExample(draft, "required");
  return {
    application: all.application,
    expected: draft.example("all").expected,
    problems: [
      ...errors.map(({ key, message }) => `${key}: ${message}`),
      ...new Set([...all.problems, ...required.problems]),
    ],
  };
}

async function tryExample(
  draft: FimDraft,
  extent: FimExtent,
): Promise<Pick<TriedDraft, "application" | "problems">> {
  const example = draft.example(extent);
  const application = applicationDataSchema.parse(exampleApplication(draft, example));
  const problems = [...formProblems(draft, example), ...(await mapProblems(draft, { application, example }))];
  return { application, problems };
}

/** What the form says to the answers. */
function formProblems({ definition }: FimDraft, { answers }: FimExample): readonly string[] {
  const form = compileForm(definition, { locale: "de", version: "draft" });
  if (!form.ok) return [];
  return evaluateForm(form.value, { data: structuredClone(answers), now: NOW }).errors.map(
    ({ path, rule }) => `The form refuses the example of ${path} (${rule}).`,
  );
}

async function mapProblems(
  { map: expression, schema }: FimDraft,
  { application, example }: { readonly application: ApplicationData; readonly example: FimExample },
): Promise<readonly string[]> {
  const made = await mapsFrom({ draft: dataMapSchema.parse({ expression, schema }) }).apply(
    "draft",
    application,
  );
  if (!made.ok) return [`${mapFailureSentence("draft", made.failure)}.`];
  return isDeepStrictEqual(JSON.parse(made.value), example.expected)
    ? []
    : ["The map gives something else than expected."];
}
