import { expect, it } from "vitest";
import { usageBetween } from "#test/fixtures/readUsage.ts";
import { createUsageMeter } from "./usageMeter.ts";

const read = { service: "dynamodb", operation: "GetItem", by: "demo-api-process" };
const write = { service: "dynamodb", operation: "PutItem", by: "demo-api-process" };

it("Between two moments only what was used in between is printed, by operation and function", () => {
  const meter = createUsageMeter();
  meter.count(read, { units: 0.5, bytesOut: 100 });
  meter.count(write, { units: 1 });
  const before = meter.usage();
  meter.count(read, { units: 1.5, bytesOut: 300 });
  meter.count(read, { units: 1 });
  const nothing = { bytesIn: 0, milliseconds: 0 };
  expect(usageBetween(before, meter.usage())).toEqual([
    { ...read, ...nothing, count: 2, units: 2.5, bytesOut: 300 },
  ]);
});

it("Nothing is printed across a new start, because the count began again", () => {
  const meter = createUsageMeter();
  meter.count(read);
  const { since } = meter.usage();
  expect(usageBetween({ since, lines: [] }, meter.usage())).toHaveLength(1);
  expect(usageBetween({ since: "2026-01-01T00:00:00.000Z", lines: [] }, meter.usage())).toBeUndefined();
});
