import type { CompiledForm } from "../../../../functions/forms/CompiledForm.ts";
import { untilLoaded } from "../../components/untilLoaded.ts";
import { definitionOf } from "./definitionOf.ts";
import type { ProcessSession } from "./processSession.ts";

const AGAIN_MILLISECONDS = 10_000;

/** Brings the pages after the first. Goes on until it has them: without them the person could not go on. */
export async function loadWholeForm(
  session: Pick<ProcessSession, "process" | "store">,
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

function wholeForm(session: Pick<ProcessSession, "process" | "store">): Promise<CompiledForm> {
  return untilLoaded(async () => {
    const form = await definitionOf(session.process(), { locale: session.store.form().locale });
    if (!form.ok) throw new Error("The form did not arrive.");
    return form.value;
  });
}
