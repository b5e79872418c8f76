import type { Process } from "../../domain/process/Process.ts";
import type { CompiledForm } from "../../forms/CompiledForm.ts";
import { withAnswerAt } from "../../forms/dataPath.ts";
import type { FormAnswers } from "../../forms/JsonValue.ts";
import { evaluateForm, type FormState } from "../../forms/evaluateForm.ts";
import { fieldsOf } from "../../forms/fieldsOf.ts";
import type { Ports } from "../../ports/Ports.ts";

/** The form that the process was started with, in the language asked for. */
export function formOfProcess(
  { forms }: Pick<Ports, "forms">,
  { process, locale }: { readonly process: Process; readonly locale: "de" | "en" },
): Promise<CompiledForm | undefined> {
  return forms.get(process.fmsFormId, { locale, version: process.formVersion });
}

/** Answers with the stored files in the file fields: files live beside the answers, the form asks for them like for others. */
export function answersWithFiles(process: Process, form: CompiledForm): FormAnswers {
  let answers: FormAnswers = process.formData;
  for (const { field } of form.pages.flatMap((page) => fieldsOf(page))) {
    if (field.type !== "file") continue;
    const files = process.attachments
      .filter(({ fieldPath, status }) => fieldPath === field.path && status === "stored")
      .map(({ fileName, size }) => ({ name: fileName, size }));
    answers = withAnswerAt(answers, { path: field.path, value: files.length === 0 ? undefined : files });
  }
  return answers;
}

/** The form run over the process as it stands. */
export function stateOfForm(
  process: Process,
  { form, now }: { readonly form: CompiledForm; readonly now: Date },
): FormState {
  return evaluateForm(form, {
    data: answersWithFiles(process, form),
    now: now.toISOString(),
    onServer: true,
  });
}
