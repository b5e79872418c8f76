import { callToSave } from "#ui/api/callWithin.ts";
import { type EditingLease, editingLease, type LeasePorts } from "./editingLease.ts";
import { nameWindow } from "./nameWindow.ts";

export interface HeldWindow {
  readonly lease: EditingLease;
  readonly stop: () => void;
}

/** This window asks to edit an application and gives it free when it goes; one that comes back asks again. */
export function holdEditingWindow(
  processId: string,
  ports: Pick<LeasePorts, "changed" | "resumed">,
): HeldWindow {
  const lease = editingLease({
    ...ports,
    hold: async (action) => {
      const answer = await callToSave("holdWindow", { path: { processId }, body: { action } });
      return !answer.ok ? "unknown" : answer.value.held ? "held" : "elsewhere";
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
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) void begin();
  };
  window.addEventListener("pagehide", lease.release);
  window.addEventListener("pageshow", shown);
  void begin();
  return {
    lease,
    stop() {
      stopped = true;
      lease.release();
      window.removeEventListener("pagehide", lease.release);
      window.removeEventListener("pageshow", shown);
    },
  };
}
