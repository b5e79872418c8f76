import type { PreparedForm } from "#forms/prepareForm.ts";
import { untilLoaded } from "#ui/builds/untilLoaded.ts";
import { definitionOf, type ProcessView, preparedDefinition } from "./opening.ts";
import type { FormStore } from "#ui/form/store/formStore.ts";

interface Opened {
  readonly process: () => ProcessView;
  readonly store: FormStore;
}

const AGAIN_MILLISECONDS = 10_000;

/** Brings the pages after the first. Goes on until it has them: without them the person could not go on. */
export async function loadWholeForm(
  editor: Opened,
  { wanted }: { readonly wanted: () => boolean },
): Promise<void> {
  while (wanted()) {
    const form = await wholeForm(editor).catch(() => undefined);
    if (!wanted()) return;
    if (form !== undefined) {
      editor.store.show(form);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MILLISECONDS));
  }
}

function wholeForm(editor: Opened): Promise<PreparedForm> {
  return untilLoaded(async () => {
    const { locale } = editor.store.form();
    const form = await preparedDefinition(definitionOf(editor.process(), { locale }));
    if (!form.ok) throw new Error("The form did not arrive.");
    return form.value;
  });
}
