import { describe, expect, it } from "vitest";
import { matchRoute } from "./matchRoute.ts";

describe("finding the operation for a call", () => {
  it("prefers fixed segments over parameters", () => {
    const expiration = matchRoute({ method: "GET", path: "/api/processes/p1/files/expiration" }, "process");
    expect(expiration).toEqual({
      ok: true,
      value: { name: "getFilesExpiration", path: { processId: "p1" } },
    });
    const files = matchRoute({ method: "GET", path: "/api/processes/p1/files/receipt" }, "process");
    expect(files).toMatchObject({ ok: true, value: { name: "getFiles", path: { kind: "receipt" } } });
  });

  it("names every method that the whole API has at a path, also those of another function", () => {
    expect(matchRoute({ method: "PATCH", path: "/api/processes" }, "process")).toEqual({
      ok: false,
      failure: { kind: "method-not-allowed", allowed: ["GET", "DELETE", "POST"] },
    });
  });

  it("takes a fixed path for itself under every method, also those that a path with a parameter has", () => {
    expect(matchRoute({ method: "GET", path: "/api/processes/p1/files/prolongation" }, "process")).toEqual({
      ok: false,
      failure: { kind: "method-not-allowed", allowed: ["POST"] },
    });
  });

  it("knows no path that is not in the contract", () => {
    expect(matchRoute({ method: "GET", path: "/api/processes/p1/secrets" }, "process")).toEqual({
      ok: false,
      failure: { kind: "route-not-found" },
    });
  });
});
