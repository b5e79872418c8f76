import type { RouteRules } from "./readRules.ts";

export interface BuildWatchPorts {
  /** Id of the build that runs here. */
  readonly running: string;
  readonly latest: () => Promise<string | undefined>;
  /** The rules of a build; undefined as long as it is not whole. */
  readonly rulesOf: (build: string) => Promise<RouteRules | undefined>;
  readonly isLookedAt: () => boolean;
  readonly now: () => number;
  /** Called once. */
  readonly found: (rules: RouteRules) => void;
}

export const ASK_EVERY_MILLISECONDS = 300_000;

/** Checks for a newer build: at most every five minutes, and never while the page is hidden. */
export function buildWatch(ports: BuildWatchPorts): { readonly look: () => Promise<void> } {
  let askedAt = ports.now();
  let isFound = false;
  return {
    async look() {
      if (isFound || !ports.isLookedAt() || ports.now() - askedAt < ASK_EVERY_MILLISECONDS) return;
      askedAt = ports.now();
      const id = await ports.latest();
      if (id === undefined || id === ports.running) return;
      const rules = await ports.rulesOf(id);
      if (rules === undefined) return;
      isFound = true;
      ports.found(rules);
    },
  };
}
