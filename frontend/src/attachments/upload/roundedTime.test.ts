import { expect, it } from "vitest";
import { roundedTime } from "./roundedTime.ts";

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
