import { describe, expect, it, vi } from "vitest";
import { ANSWER_HEADER } from "#contract/limits.ts";
import { deleteDrafts } from "./draft.ts";

const problem = (kind: string, status: number): Response =>
  Response.json(
    { type: `urn:recognition-portal:problem:${kind}`, title: kind, status },
    { status, headers: { [ANSWER_HEADER]: "1", "content-type": "application/problem+json" } },
  );

/** A portal with these drafts; it deletes all that are asked for or, where one is missing, none. */
function portalWith(drafts: Set<string>, paying: ReadonlySet<string> = new Set()): readonly string[][] {
  const asked: string[][] = [];
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", { origin: "https://portal.example" });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("sessionStorage", { removeItem: () => undefined, length: 0, key: () => null });
  vi.stubGlobal("fetch", (address: string) => {
    const ids = new URL(address, "https://portal.example").searchParams.getAll("id");
    asked.push(ids);
    if (ids.some((id) => !drafts.has(id))) return Promise.resolve(problem("process-not-found", 404));
    if (ids.some((id) => paying.has(id))) return Promise.resolve(problem("payment-in-flight", 409));
    for (const id of ids) drafts.delete(id);
    return Promise.resolve(Response.json({ deleted: ids }, { headers: { [ANSWER_HEADER]: "1" } }));
  });
  return asked;
}

describe("several drafts to be deleted", () => {
  it("are all gone where one was deleted before, by a try whose answer was lost or elsewhere", async () => {
    const drafts = new Set(["b", "c"]);
    const asked = portalWith(drafts);
    expect(await deleteDrafts(["a", "b", "c"])).toBeUndefined();
    expect([...drafts]).toEqual([]);
    expect(asked).toEqual([["a", "b", "c"], ["a"], ["b"], ["c"]]);
  });

  it("are asked for once where all are there, and not said to be gone where one has to stay", async () => {
    const all = portalWith(new Set(["a", "b"]));
    expect(await deleteDrafts(["a", "b"])).toBeUndefined();
    expect(all).toEqual([["a", "b"]]);
    const drafts = new Set(["b"]);
    portalWith(drafts, new Set(["b"]));
    expect(await deleteDrafts(["a", "b"])).toMatchObject({ kind: "problem" });
    expect([...drafts]).toEqual(["b"]);
  });
});
