import type { CompiledForm } from "#forms/CompiledForm.ts";
import { answerAt, withAnswerAt } from "#forms/answers/dataPath.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import type { Upload } from "#ui/attachments/upload/Upload.ts";
import { answering } from "#ui/form/store/formIndex.ts";
import type { Change } from "#ui/form/store/changes.ts";
import type { AttachmentStore } from "#ui/attachments/attachmentStore.ts";
import type { Attachment } from "#ui/attachments/upload/sendFile.ts";

export interface FilesInRowsOptions {
  readonly attachments: AttachmentStore;
  /** The files of the version that was read last, in the rows of that version. */
  readonly known: () => readonly Attachment[];
}

/** Answers with the stored files in the file fields, as the server sees them: files are stored apart from the answers. */
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

/** A change as it is saved: the server knows which files are there, so a list travels without them. */
export function withoutFiles(change: Change, form: CompiledForm): Change {
  const { path, value } = change;
  if (!Array.isArray(value)) return change;
  const answers = withFiles(withAnswerAt({}, { path, value }), { form, uploads: [] });
  return { ...change, value: answerAt(answers, path) ?? null };
}

/** Files are shown in the rows that they belong to, whichever version of a list counts. */
export function filesInRows({ attachments, known }: FilesInRowsOptions) {
  /** The files of a row move with it. */
  const move = ({ path: list, rows }: Change): void => {
    if (rows !== undefined) attachments.moveRows({ list, rows });
  };
  return {
    move,
    /** The server's version counts now, and these changes wait on top of it. */
    adopt: (waiting: readonly Change[]): void => {
      attachments.adopt(known());
      waiting.forEach(move);
    },
  };
}
