import type { CompiledForm } from "#forms/CompiledForm.ts";
import { preparedForm } from "#forms/evaluateForm.ts";
import { withFiles } from "#ui/application/edit/withFiles.ts";
import type { AttachmentStore } from "#ui/attachments/attachmentStore.ts";
import { type FormStore, formStore } from "#ui/form/store/formStore.ts";
import { localFiles } from "./localFiles.ts";

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
    data: {},
    now: () => new Date(),
    changed({ path, rows }) {
      if (rows !== undefined) files.moveRows({ list: path, rows });
    },
  });
  files.subscribe(() => store.replace(withFiles(store.data(), { form, uploads: files.uploads() })));
  return { store, files, visited: new Set() };
}
