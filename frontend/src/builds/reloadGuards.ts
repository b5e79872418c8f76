import { useEffect } from "react";

const guards = new Set<() => boolean>();

/** Registers a check; while any check returns true, the page is not reloaded. */
export function blockReload(isUnderWay: () => boolean): () => void {
  guards.add(isUnderWay);
  return () => guards.delete(isUnderWay);
}

export function isReloadBlocked(): boolean {
  return [...guards].some((isUnderWay) => isUnderWay());
}

/** Keeps the page from being reloaded as long as something of this part is under way. */
export function useReloadGuard(isUnderWay: boolean): void {
  useEffect(() => (isUnderWay ? blockReload(() => true) : undefined), [isUnderWay]);
}

/** Set when the way out leads back, from signing in or after a reload: then the browser must not ask whether to leave. */
let onPurpose = false;

export function leaveOnPurpose(): void {
  onPurpose = true;
}

/** The browser asks before the window closes on something that is nowhere else. */
export function useClosingWarning(warns: boolean): void {
  useEffect(() => {
    if (!warns) return;
    onPurpose = false;
    const warn = (event: BeforeUnloadEvent): void => {
      if (!onPurpose) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [warns]);
}

const KEY = "reloaded";
const GUARD_MILLISECONDS = 10_000;

/**
 * Loads the document anew, unless this tab did so in the last ten seconds, or for the same reason before: what a reload
 * does not heal would be reloaded for ever.
 */
export function reloadOnce(reason = ""): boolean {
  try {
    const [at = "0", before = ""] = (sessionStorage.getItem(KEY) ?? "").split(" ");
    const age = Date.now() - Number(at);
    if (age >= 0 && age < GUARD_MILLISECONDS) return false;
    if (reason !== "" && reason === before) return false;
    sessionStorage.setItem(KEY, `${Date.now().toString()} ${reason}`);
  } catch {
    // Where nothing can be remembered there would be no end to it.
    return false;
  }
  leaveOnPurpose();
  location.reload();
  return true;
}
