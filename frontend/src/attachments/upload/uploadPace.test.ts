import { expect, it } from "vitest";
import { uploadPace, roundedTime } from "./uploadPace.ts";

it.each([
  [0, { amount: 1, unit: "minute", isLess: true }],
  [59, { amount: 1, unit: "minute", isLess: true }],
  [60, { amount: 1, unit: "minute", isLess: false }],
  [100, { amount: 2, unit: "minute", isLess: false }],
  [3500, { amount: 58, unit: "minute", isLess: false }],
  [3590, { amount: 1, unit: "hour", isLess: false }],
  [9000, { amount: 3, unit: "hour", isLess: false }],
])("%d seconds are shown as %j", (seconds, time) => {
  expect(roundedTime(seconds)).toEqual(time);
});

/** Seconds left after each of these arrivals: bytes, and the second in which they were there. */
function left(size: number, ...arrivals: readonly (readonly [number, number])[]) {
  return leftOf({ size, arrivals })[0];
}

/** The same of files that go up one after the other. */
function leftOf(
  ...files: readonly { readonly size: number; readonly arrivals: readonly (readonly [number, number])[] }[]
) {
  let second = 0;
  const pace = uploadPace(() => second * 1000);
  return files.map(({ size, arrivals }) => {
    const secondsLeft = pace(size);
    return arrivals.map(([bytes, at]) => {
      second = at;
      return secondsLeft(bytes);
    });
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
  const remaining = left(10_000_000, [0, 0], [4_000_000, 1], ...slow);
  expect(remaining?.at(-1)).toBe(100);
});

it("parts that arrive in no time leave no time", () => {
  expect(left(2_000_000, [0, 0], [1_000_000, 0], [2_000_000, 0])).toEqual([undefined, 0.001, 0]);
});

it("a file of one part is estimated by the pace of the file before it, unless that was long ago", () => {
  const first = {
    size: 1_000_000,
    arrivals: [
      [0, 0],
      [1_000_000, 100],
    ] as const,
  };
  const soon = { size: 500_000, arrivals: [[0, 130]] as const };
  const late = { size: 500_000, arrivals: [[0, 500]] as const };
  expect(leftOf(first, soon, late)).toEqual([[undefined, 0], [50], [undefined]]);
});

it("a file from which nothing arrives is no pace for the next one", () => {
  const stuck = { size: 1_000_000, arrivals: [[0, 0]] as const };
  expect(leftOf(stuck, { size: 500_000, arrivals: [[0, 60]] })).toEqual([[undefined], [undefined]]);
});
