import type { CompiledForm } from "#forms/CompiledForm.ts";
import { initialAnswers, preparedForm } from "#forms/evaluateForm.ts";
import { withFiles } from "../src/application/edit/withFiles.ts";
import type { AttachmentStore } from "../src/attachments/attachmentStore.ts";
import { type FormStore, formStore } from "../src/form/store/formStore.ts";
import { listenersOf } from "../src/settings/listeners.ts";
import { pathAfterMove } from "#forms/answers/pathAfterMove.ts";
import { UPLOADS_MAX_BYTES } from "#domain/attachments/limits.ts";
import type { Upload } from "../src/attachments/upload/Upload.ts";

export interface LocalSession {
  readonly store: FormStore;
  readonly files: AttachmentStore;
  readonly visited: Set<string>;
}

/** A form and its files without a process: nothing is saved. */
export function localSession(form: CompiledForm): LocalSession {
  const files = localFiles();
  const store = formStore({
    form: preparedForm(form),
    data: initialAnswers(form, new Date().toISOString()),
    now: () => new Date(),
    changed({ path, rows }) {
      if (rows !== undefined) files.moveRows({ list: path, rows });
    },
  });
  files.subscribe(() => store.replace(withFiles(store.data(), { form, uploads: files.uploads() })));
  return { store, files, visited: new Set() };
}

/** Files that stay in the window: whatever is chosen counts as stored. */
function localFiles(): AttachmentStore {
  let uploads: readonly Upload[] = [];
  let next = 1;
  const files = new Map<string, File>();
  const listeners = listenersOf();
  const put = (given: readonly Upload[]): void => {
    uploads = given;
    listeners.notify();
  };
  return {
    uploads: () => uploads,
    subscribe: listeners.subscribe,
    freeBytes: () => UPLOADS_MAX_BYTES - uploads.reduce((sum, { size }) => sum + size, 0),
    add(fieldPath, file) {
      const { name: fileName, size } = file;
      const key = next.toString();
      next += 1;
      files.set(key, file);
      const common = { key, attachmentId: key, fieldPath, fileName, size, resumable: false, sameAs: [] };
      put([...uploads, { ...common, state: { kind: "stored" } }]);
      return Promise.resolve();
    },
    resume: () => Promise.resolve(),
    pause: () => Promise.resolve(),
    remove(key) {
      put(uploads.filter((upload) => upload.key !== key));
      return Promise.resolve();
    },
    keep: () => undefined,
    view(key, beside) {
      const file = files.get(key);
      if (file !== undefined) beside?.show(URL.createObjectURL(file));
      return Promise.resolve();
    },
    adopt: () => undefined,
    moveRows(moved) {
      put(
        uploads.flatMap((upload) => {
          const fieldPath = pathAfterMove(upload.fieldPath, moved);
          return fieldPath === undefined ? [] : [{ ...upload, fieldPath }];
        }),
      );
    },
  };
}
