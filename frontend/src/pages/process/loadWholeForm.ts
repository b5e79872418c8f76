import type { CompiledForm } from "../../../../functions/forms/CompiledForm.ts";
import { untilLoaded } from "../../components/untilLoaded.ts";
import { definitionOf } from "./definitionOf.ts";
import type { FormStore } from "../../features/form-page/formStore.ts";
import type { ProcessView } from "./ProcessView.ts";

interface Opened {
  readonly process: () => ProcessView;
  readonly store: FormStore;
}

const AGAIN_MILLISECONDS = 10_000;

/** Brings the pages after the first. Goes on until it has them: without them the person could not go on. */
export async function loadWholeForm(
  session: Opened,
  { wanted }: { readonly wanted: () => boolean },
): Promise<void> {
  while (wanted()) {
    const form = await wholeForm(session).catch(() => undefined);
    if (!wanted()) return;
    if (form !== undefined) {
      session.store.show(form);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MILLISECONDS));
  }
}

function wholeForm(session: Opened): Promise<CompiledForm> {
  return untilLoaded(async () => {
    const form = await definitionOf(session.process(), { locale: session.store.form().locale });
    if (!form.ok) throw new Error("The form did not arrive.");
    return form.value;
  });
}
