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

export function leavesOnPurpose(): boolean {
  return onPurpose;
}

export function stayAgain(): void {
  onPurpose = false;
}
