import { UNSAVED_PREFIX } from "../../api/unsavedAnswers.ts";
import { withoutPart } from "../../builds/withoutPart.ts";
import { untilLoaded } from "../../components/untilLoaded.ts";
import type { Unsaved } from "../../features/form-page/AutosavePorts.ts";
import type { ProcessView } from "./ProcessView.ts";

/** What this tab kept because it could not be saved. It is seldom there, so what reads it loads only then. */
export async function loadUnsaved(process: ProcessView): Promise<Unsaved | undefined> {
  if (!keeps(process.id)) return undefined;
  const { takeUnsaved } = await untilLoaded(() => import("./takeUnsaved.ts")).catch(withoutPart);
  return takeUnsaved(process);
}

function keeps(processId: string): boolean {
  try {
    return sessionStorage.getItem(UNSAVED_PREFIX + processId) !== null;
  } catch {
    // A browser that keeps nothing has kept nothing.
    return false;
  }
}
