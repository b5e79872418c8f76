import { describe, expect, it, vi } from "vitest";
import type { BehaviourResource } from "../template/DistributionResource.ts";
import { KEEPS_NOTHING, NOTHING } from "../template/managedPolicies.ts";
import { createKeptErrors, secondsKept } from "./keptErrors.ts";

const behaviour: BehaviourResource = {
  pattern: "*",
  origin: { kind: "api", host: "api.example", headers: [] },
  methods: ["GET"],
  compresses: false,
  cache: { ...KEEPS_NOTHING, maximum: 60 },
  passesOn: NOTHING,
  writes: [],
};
const kept = (status: number, cacheControl = "", more: Partial<BehaviourResource> = {}) =>
  secondsKept(
    { status, cacheControl },
    { behaviour: { ...behaviour, ...more }, errorSeconds: new Map([[503, 0]]) },
  );

describe("errors of an origin", () => {
  it("are kept for ten seconds unless the template says another time", () => {
    expect([404, 414, 500, 502, 503, 504].map((status) => kept(status))).toEqual([10, 10, 10, 10, 0, 10]);
    expect([400, 401, 403, 405, 409, 429].map((status) => kept(status))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("are kept longer where the answer says so, and never longer than the policy", () => {
    expect(kept(403, "max-age=30")).toBe(30);
    expect(kept(500, "max-age=5")).toBe(10);
    expect(kept(500, "max-age=5, s-maxage=600")).toBe(60);
  });

  it("are kept although the answer forbids it, but for a few", () => {
    expect([404, 410, 501].map((status) => kept(status, "no-store"))).toEqual([0, 0, 0]);
    expect([500, 502, 504].map((status) => kept(status, "no-store"))).toEqual([10, 10, 10]);
  });

  it("are not kept by a policy that keeps nothing, and for a second at least where they are a bucket's", () => {
    expect(kept(500, "", { cache: KEEPS_NOTHING })).toBe(0);
    const pages: Partial<BehaviourResource> = { origin: { kind: "pages", host: "", headers: [] } };
    expect(kept(503, "", pages)).toBe(1);
  });

  it("are given again until their time is over", () => {
    vi.useFakeTimers();
    const errors = createKeptErrors();
    errors.keep("a", { status: 500, headers: {}, body: Buffer.from("no"), seconds: 10 });
    errors.keep("b", { status: 503, headers: {}, body: Buffer.from("no"), seconds: 0 });
    vi.advanceTimersByTime(9_000);
    expect(errors.find("a")).toMatchObject({ status: 500, headers: { age: 9 } });
    expect(errors.find("b")).toBeUndefined();
    vi.advanceTimersByTime(1_000);
    expect(errors.find("a")).toBeUndefined();
    vi.useRealTimers();
  });
});
