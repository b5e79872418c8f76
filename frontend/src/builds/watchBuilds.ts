import { buildIdentity } from "virtual:build-identity";
import { buildWatch } from "./buildWatch.ts";
import { isReloadBlocked, reloadOnce } from "./reloadGuards.ts";
import { newerBuild } from "./partFailed.ts";
import { latestBuild } from "./untilLoaded.ts";
import { hasPage, readRules } from "./readRules.ts";

/** Finer than the pause between two questions, so that none is put off by much. */
const TICK_MILLISECONDS = 60_000;

/** Looks for newer builds as long as this window is open. */
export function watchBuilds(): void {
  const { look } = buildWatch({
    running: buildIdentity.id,
    latest: latestBuild,
    rulesOf: readRules,
    isLookedAt: () => document.visibilityState === "visible",
    now: () => Date.now(),
    found(rules) {
      newerBuild.takesOver = (pathname) => hasPage(rules, pathname) && !isReloadBlocked() && reloadOnce();
    },
  });
  document.addEventListener("visibilitychange", () => void look());
  setInterval(() => void look(), TICK_MILLISECONDS);
}
