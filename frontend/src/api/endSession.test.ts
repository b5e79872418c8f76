import { describe, expect, it, vi } from "vitest";
import { ANSWER_HEADER } from "#contract/limits.ts";
import { endSession } from "./endSession.ts";

describe("signing out", () => {
  it("forgets what this tab stored, and leaves, only when the portal has answered", async () => {
    const stored = new Map([["unsaved:1", "{}"]]);
    const happened: string[] = [];
    const says = (what: string): void =>
      void happened.push(`${what}: ${stored.size === 0 ? "forgotten" : "stored"}`);
    const answers = [
      () => Promise.reject(new TypeError("no connection")),
      () => Promise.resolve(Response.json({ endSessionUrl: null }, { headers: { [ANSWER_HEADER]: "1" } })),
    ];
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("document", { cookie: "" });
    vi.stubGlobal("sessionStorage", { clear: () => stored.clear() });
    vi.stubGlobal("location", { replace: (address: string) => says(`goes to ${address}`) });
    vi.stubGlobal("fetch", () => {
      says("asks");
      return answers.shift()?.();
    });
    expect(await endSession("/")).toBe(false);
    expect(await endSession("/")).toBe(true);
    expect(happened).toEqual(["asks: stored", "asks: stored", "goes to /: forgotten"]);
  });
});
