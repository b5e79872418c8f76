import type { Process } from "#domain/application/Process.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { withAnswerAt } from "#forms/answers/dataPath.ts";
import { evaluateForm, type FormState } from "#forms/evaluateForm.ts";
import { fieldsOf } from "#forms/fieldsOf.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import { templatePath } from "#forms/answers/shownPath.ts";
import type { Ports } from "#ports/Ports.ts";

/** The form that the process was started with, in the language asked for. */
export function formOfProcess(
  { forms }: Pick<Ports, "forms">,
  { process, locale }: { readonly process: Process; readonly locale: "de" | "en" },
): Promise<CompiledForm | undefined> {
  return forms.get(process.fmsFormId, { locale, version: process.formVersion });
}

/** Paths of the fields that take files, without row numbers. */
export function filePaths(form: CompiledForm): ReadonlySet<string> {
  const fields = form.pages.flatMap((page) => fieldsOf(page));
  return new Set(fields.flatMap(({ field }) => (field.type === "file" ? [field.path] : [])));
}

/**
 * Answers with the stored files in the file fields: files are stored separately from the answers, the form asks for
 * them like for others.
 */
function answersWithFiles(process: Process, form: CompiledForm): FormAnswers {
  const takesFiles = filePaths(form);
  const files = new Map<string, JsonValue[]>();
  for (const { fieldPath, fileName, size, status } of process.attachments) {
    if (status !== "stored" || !takesFiles.has(templatePath(fieldPath))) continue;
    files.set(fieldPath, [...(files.get(fieldPath) ?? []), { name: fileName, size }]);
  }
  let answers: FormAnswers = process.formData;
  for (const [path, value] of files) answers = withAnswerAt(answers, { path, value });
  return answers;
}

/** The form run over the process as it stands: the very evaluation of the browser, so that both calculate alike. */
export function stateOfForm(
  process: Process,
  { form, now }: { readonly form: CompiledForm; readonly now: Date },
): FormState {
  return evaluateForm(form, {
    data: answersWithFiles(process, form),
    context: process.formContext,
    now: now.toISOString(),
  });
}

/** Answers as they are stored: without the files, which have a place of their own. */
export function answersWithoutFiles(answers: FormAnswers, form: CompiledForm): FormAnswers {
  const without = withoutPaths(answers, { paths: filePaths(form), at: "" });
  return isRecord(without) ? without : {};
}

function withoutPaths(
  value: JsonValue,
  given: { readonly paths: ReadonlySet<string>; readonly at: string },
): JsonValue {
  if (Array.isArray(value)) return value.map((item) => withoutPaths(item, given));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, own]) => {
      const at = given.at === "" ? key : `${given.at}.${key}`;
      if (given.paths.has(at)) return [];
      const kept = withoutPaths(own, { ...given, at });
      return isEmptied(kept, { ...given, at }) ? [] : [[key, kept]];
    }),
  );
}

/** Held nothing but files. */
function isEmptied(
  value: JsonValue,
  { paths, at }: { readonly paths: ReadonlySet<string>; readonly at: string },
): boolean {
  return (
    isRecord(value) && Object.keys(value).length === 0 && [...paths].some((path) => path.startsWith(`${at}.`))
  );
}

function isRecord(value: JsonValue | FormAnswers): value is Record<string, JsonValue> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
