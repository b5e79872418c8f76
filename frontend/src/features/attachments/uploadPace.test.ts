import { expect, it } from "vitest";
import { uploadPace } from "./uploadPace.ts";

/** Seconds left after each of these arrivals: bytes, and the second in which they were there. */
function left(size: number, ...arrivals: readonly (readonly [number, number])[]) {
  let second = 0;
  const pace = uploadPace(size, () => second * 1000);
  return arrivals.map(([bytes, at]) => {
    second = at;
    return pace.secondsLeft(bytes);
  });
}

it("nothing is said before a part has arrived, and then what is left at that pace", () => {
  expect(left(4_000_000, [0, 0], [1_000_000, 20], [2_000_000, 40])).toEqual([undefined, 60, 40]);
});

it("what was there before an upload goes on is no pace", () => {
  expect(left(4_000_000, [3_000_000, 0], [3_500_000, 10])).toEqual([undefined, 10]);
});

it("the line as it is now counts, not as it was at the beginning", () => {
  const slow = [5, 6, 7, 8, 9].map((part) => [part * 1_000_000, (part - 4) * 100] as const);
  const [last] = left(10_000_000, [0, 0], [4_000_000, 1], ...slow).slice(-1);
  expect(last).toBe(100);
});

it("parts that arrive in no time leave no time", () => {
  expect(left(2_000_000, [0, 0], [1_000_000, 0], [2_000_000, 0])).toEqual([undefined, 0.001, 0]);
});
