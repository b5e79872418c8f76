import { expect, test } from "vitest";
import { clockDifference } from "./clockDifference.ts";

test("an answer from before its login began, or from the future, shows the difference between the clocks", () => {
  const given = {
    startedAt: "2026-11-20T10:00:00.000Z",
    now: new Date("2026-11-20T10:01:00.000Z"),
    clockSkewSeconds: 30,
  };
  const at = (time: string): number | undefined => clockDifference(new Date(`2026-11-20T${time}Z`), given);
  expect(["09:59:30", "10:00:20", "10:01:30"].map(at)).toEqual([undefined, undefined, undefined]);
  expect([at("09:58:00"), at("10:03:00")]).toEqual([-120, 120]);
  expect(clockDifference(new Date("2026-11-20T10:03:00Z"), { ...given, clockSkewSeconds: 180 })).toBe(
    undefined,
  );
  expect(clockDifference(new Date("never"), given)).toBe(undefined);
});
