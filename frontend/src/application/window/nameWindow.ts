import { callObservers } from "#ui/api/call.ts";
import { claimByLock, claimWindowName } from "./claimWindowName.ts";

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
