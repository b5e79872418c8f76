import { describe, expect, it } from "vitest";
import { matchRoute } from "./matchRoute.ts";

const routes = ["/api/processes", "/api/processes/submitted", "/api/processes/{id}", "/api/{proxy+}"].map(
  (path) => ({
    path,
    method: "ANY",
    functionArn: path,
    timeoutMilliseconds: 1,
  }),
);
const match = (path: string) => {
  const found = matchRoute(routes, { method: "GET", path });
  return [found?.route.path, found?.pathParameters];
};

describe("routes of the gateway", () => {
  it("prefer fixed segments, then parameters, then the catch-all", () => {
    expect(match("/api/processes")).toEqual(["/api/processes", null]);
    expect(match("/api/processes/submitted")).toEqual(["/api/processes/submitted", null]);
    expect(match("/api/processes/p1")).toEqual(["/api/processes/{id}", { id: "p1" }]);
    expect(match("/api/processes/p1/more")).toEqual(["/api/{proxy+}", { proxy: "processes/p1/more" }]);
    expect(match("/other")).toEqual([undefined, undefined]);
  });

  it("hand path parameters over undecoded", () => {
    expect(match("/api/processes/a%2Fb")).toEqual(["/api/processes/{id}", { id: "a%2Fb" }]);
  });
});
