import type { CompiledForm } from "../../functions/forms/CompiledForm.ts";
import { afterPaint } from "../src/components/afterPaint.ts";
import type { AttachmentStore } from "../src/features/attachments/attachmentStore.ts";
import { type FormStore, formStore } from "../src/features/form-page/formStore.ts";
import { localFiles } from "./localFiles.ts";

export interface LocalSession {
  readonly store: FormStore;
  readonly files: AttachmentStore;
  readonly visited: Set<string>;
}

/** A form and its files without a process: nothing is saved. What evaluates it loads after the first page, as in the portal. */
export function localSession(form: CompiledForm): LocalSession {
  const files = localFiles();
  const store = formStore({
    form,
    data: {},
    now: () => new Date(),
    changed({ path, rows }) {
      if (rows !== undefined) files.moveRows({ list: path, rows });
    },
  });
  void loadWork().then(([{ engine }, { startEngine }, { withFiles }]) => {
    void startEngine(store, engine);
    files.subscribe(() => store.replace(withFiles(store.data(), { form, uploads: files.uploads() })));
  });
  return { store, files, visited: new Set() };
}

async function loadWork() {
  await new Promise<void>((resolve) => afterPaint(resolve));
  return Promise.all([
    import("../src/features/form-page/engine.ts"),
    import("../src/pages/process/startEngine.ts"),
    import("../src/pages/process/withFiles.ts"),
  ]);
}
