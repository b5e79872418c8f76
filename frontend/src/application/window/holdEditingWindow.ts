import type { Result } from "#domain/result.ts";
import { type ApiFailure, isProblem } from "#ui/api/ApiFailure.ts";
import { callToSave } from "#ui/api/callWithin.ts";
import { type EditingLease, editingLease, type LeasePorts } from "./editingLease.ts";
import { nameWindow } from "./nameWindow.ts";

export interface HeldWindow {
  readonly lease: EditingLease;
  readonly stop: () => void;
}

/**
 * This window asks to edit an application and gives it free when it goes; one that comes back is loaded anew.
 * `deleted`: it was told that the application is there no more.
 */
export function holdEditingWindow(
  processId: string,
  ports: Pick<LeasePorts, "changed" | "resumed"> & { readonly deleted: () => void },
): HeldWindow {
  const path = { processId };
  /** The answer, unless there is none. */
  const told = <Answer>(answer: Result<Answer, ApiFailure>): Answer | undefined => {
    if (answer.ok) return answer.value;
    if (isProblem(answer.failure, "process-not-found")) ports.deleted();
    return undefined;
  };
  const lease = editingLease({
    ...ports,
    hold: async (action) => {
      const held = told(await callToSave("holdWindow", { path, body: { action } }))?.held;
      return held === undefined ? "unknown" : held ? "held" : "elsewhere";
    },
    look: async () => {
      told(await callToSave("getAccessData", { path }));
    },
    every: (run, milliseconds) => {
      const timer = setInterval(run, milliseconds);
      return () => clearInterval(timer);
    },
  });
  let stopped = false;
  const begin = async (): Promise<void> => {
    await nameWindow();
    if (!stopped) await lease.begin();
  };
  window.addEventListener("pagehide", lease.release);
  void begin();
  return {
    lease,
    stop() {
      stopped = true;
      lease.release();
      window.removeEventListener("pagehide", lease.release);
    },
  };
}
