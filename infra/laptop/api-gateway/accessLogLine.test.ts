import { expect, it } from "vitest";
import { accessLogLine } from "./accessLogLine.ts";

const FORMAT = JSON.stringify({
  time: "$context.requestTime",
  route: "$context.resourcePath",
  status: "$context.status",
  milliseconds: "$context.responseLatency",
  error: "$context.error.responseType",
  unknown: "$context.waf.latency",
});

it("A line of the access log is in the stage's own format, and what is not known is a hyphen", () => {
  const line = accessLogLine(FORMAT, {
    at: new Date("2026-11-03T01:25:34.567Z"),
    requestId: "id",
    method: "GET",
    route: "/api/processes/{id}",
    status: 500,
    milliseconds: 12.6,
    refusal: undefined,
  });
  expect(JSON.parse(line)).toEqual({
    time: "03/Nov/2026:01:25:34 +0000",
    route: "/api/processes/{id}",
    status: "500",
    milliseconds: "13",
    error: "-",
    unknown: "-",
  });
});
