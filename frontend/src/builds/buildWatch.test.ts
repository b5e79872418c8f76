import { expect, it, vi } from "vitest";
import { ASK_EVERY_MILLISECONDS, buildWatch } from "./buildWatch.ts";
import type { RouteRules } from "./readRules.ts";

const RULES: RouteRules = { id: "newer", timestamp: 0, routes: [] };

function watching(isLookedAt = () => true) {
  let now = 0;
  const latest = vi.fn(() => Promise.resolve<string | undefined>("newer"));
  const rulesOf = vi.fn(() => Promise.resolve<RouteRules | undefined>(RULES));
  const found = vi.fn<(rules: RouteRules) => void>();
  const { look } = buildWatch({ running: "running", latest, rulesOf, isLookedAt, now: () => now, found });
  const lookAfter = (milliseconds: number): Promise<void> => {
    now += milliseconds;
    return look();
  };
  return { latest, rulesOf, found, lookAfter };
}

it("asks every five minutes at most, however often a person comes back to the window", async () => {
  const { lookAfter, latest } = watching();
  latest.mockResolvedValue("running");
  await lookAfter(0);
  await lookAfter(ASK_EVERY_MILLISECONDS - 1);
  expect(latest).not.toHaveBeenCalled();
  await lookAfter(1);
  await lookAfter(1000);
  expect(latest).toHaveBeenCalledTimes(1);
});

it("does not ask while nobody looks", async () => {
  let isLookedAt = false;
  const { lookAfter, latest } = watching(() => isLookedAt);
  await lookAfter(ASK_EVERY_MILLISECONDS * 5);
  expect(latest).not.toHaveBeenCalled();
  isLookedAt = true;
  await lookAfter(0);
  expect(latest).toHaveBeenCalledTimes(1);
});

it("tells once of another build, and of none while its files are on their way or nothing answers", async () => {
  const { lookAfter, latest, rulesOf, found } = watching();
  latest.mockResolvedValueOnce(undefined);
  await lookAfter(ASK_EVERY_MILLISECONDS);
  latest.mockResolvedValueOnce("running");
  await lookAfter(ASK_EVERY_MILLISECONDS);
  rulesOf.mockResolvedValueOnce(undefined);
  await lookAfter(ASK_EVERY_MILLISECONDS);
  expect(found).not.toHaveBeenCalled();
  await lookAfter(ASK_EVERY_MILLISECONDS);
  await lookAfter(ASK_EVERY_MILLISECONDS);
  expect(found.mock.calls).toEqual([[RULES]]);
});
