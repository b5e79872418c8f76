import type { Result } from "#domain/result.ts";
import { type ApiFailure, isProblem } from "#ui/api/ApiFailure.ts";
import { callToSave, callObservers } from "#ui/api/client.ts";
import { type EditingLease, editingLease, type LeasePorts } from "./editingLease.ts";
import { claimByLock, claimWindowName } from "./claimWindowName.ts";

export interface HeldWindow {
  readonly lease: EditingLease;
  readonly stop: () => void;
}

/**
 * This window asks to edit an application and gives it free when it goes; one that comes back is loaded anew.
 * `deleted`: the server said that the application is there no more.
 */
export function holdEditingWindow(
  processId: string,
  ports: Pick<LeasePorts, "changed" | "resumed"> & { readonly deleted: () => void },
): HeldWindow {
  const path = { processId };
  const judge = (answer: Result<unknown, ApiFailure>): void => {
    if (!answer.ok && isProblem(answer.failure, "process-not-found")) ports.deleted();
  };
  const lease = editingLease({
    ...ports,
    hold: async (action) => {
      const answer = await callToSave("holdWindow", { path, body: { action } });
      judge(answer);
      return !answer.ok ? "unknown" : answer.value.held ? "held" : "elsewhere";
    },
    look: async () => judge(await callToSave("getAccessData", { path })),
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

let naming: Promise<void> | undefined;

/** Gives this window its name, once; every write of an application carries it. */
export function nameWindow(): Promise<void> {
  naming ??= claimWindowName({
    storage: sessionStorage,
    claim: claimByLock,
    newName: () => crypto.randomUUID(),
  }).then((name) => {
    callObservers.windowName = name;
  });
  return naming;
}
