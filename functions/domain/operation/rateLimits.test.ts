import { expect, it } from "vitest";
import { networkOf, surroundingsOf } from "./rateLimits.ts";

it.each([
  ["203.0.113.5", "203.0.113.5"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("the line behind %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ["198.51.100.7", "198.51.100"],
  ["2001:db8:1:2::1", "2001:db8:1"],
  ["2001:db8::1", "2001:db8:0"],
])("The surroundings of %s are %s", (address, surroundings) => {
  expect(surroundingsOf(address)).toBe(surroundings);
});
