import type { CompiledForm } from "../../../../functions/forms/CompiledForm.ts";
import { withAnswerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import { fieldsOf } from "../../../../functions/forms/fieldsOf.ts";
import type { Upload } from "../../features/attachments/Upload.ts";

/** Answers with the stored files in the file fields, as the server sees them: files live beside the answers. */
export function withFiles(
  answers: FormAnswers,
  given: { readonly form: CompiledForm; readonly uploads: readonly Upload[] },
): FormAnswers {
  let next = answers;
  for (const { field } of given.form.pages.flatMap((page) => fieldsOf(page))) {
    if (field.type !== "file") continue;
    const files = given.uploads
      .filter(({ fieldPath, state }) => fieldPath === field.path && state.kind === "stored")
      .map(({ fileName, size }) => ({ name: fileName, size }));
    next = withAnswerAt(next, { path: field.path, value: files.length === 0 ? undefined : files });
  }
  return next;
}
