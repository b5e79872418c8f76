import type { CompiledForm } from "../../../../functions/forms/CompiledForm.ts";
import { answerAt, withAnswerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import type { Upload } from "../../features/attachments/Upload.ts";
import { answering } from "../../features/form-page/formIndex.ts";

/** Answers with the stored files in the file fields, as the server sees them: files live beside the answers. */
export function withFiles(
  answers: FormAnswers,
  given: { readonly form: CompiledForm; readonly uploads: readonly Upload[] },
): FormAnswers {
  let next = answers;
  const stored = given.uploads
    .filter(({ state }) => state.kind === "stored")
    .map(({ fieldPath }) => fieldPath);
  // Pages that did not arrive yet have files, too.
  for (const path of new Set([...filePaths(given.form, answers), ...stored.filter(inRow(answers))])) {
    const files = given.uploads
      .filter(({ fieldPath, state }) => fieldPath === path && state.kind === "stored")
      .map(({ fileName, size }) => ({ name: fileName, size }));
    if (files.length === 0 && answerAt(next, path) === undefined) continue;
    next = withAnswerAt(next, { path, value: files.length === 0 ? undefined : files });
  }
  return next;
}

/** Whether the rows that a path names are there. */
function inRow(answers: FormAnswers): (path: string) => boolean {
  return (path) =>
    Array.from(path.matchAll(/\]/g)).every(
      ({ index }) => answerAt(answers, path.slice(0, index + 1)) !== undefined,
    );
}

/** Paths of all file fields, in every row that there is. */
function filePaths(form: CompiledForm, answers: FormAnswers): readonly string[] {
  return form.pages
    .flatMap(({ components }) => answering(components))
    .filter((component) => component.kind === "input" && component.type === "file")
    .flatMap(({ path }) => inEveryRow(path.split("."), { answers, path: "" }));
}

function inEveryRow(
  keys: readonly string[],
  at: { readonly answers: FormAnswers; readonly path: string },
): readonly string[] {
  const [key, ...rest] = keys;
  if (key === undefined) return [at.path];
  const path = at.path === "" ? key : `${at.path}.${key}`;
  const value = rest.length === 0 ? undefined : answerAt(at.answers, path);
  if (!Array.isArray(value)) return inEveryRow(rest, { ...at, path });
  return value.flatMap((...[, row]) => inEveryRow(rest, { ...at, path: `${path}[${row.toString()}]` }));
}
