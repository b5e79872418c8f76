import { describe, expect, it } from "vitest";
import { keyedOwnerId, ownerIdsEver, ownerIdsOf, ownerKeysSchema } from "./ownerIds.ts";

const [FIRST = "", SECOND = ""] = ["first", "second"].map((word) => word.padEnd(43, "-"));
const JONAS = { providerId: "sk", subject: "jonas" };
/** As stored until there was a key. */
const PLAIN = "sk:AymPQ-zKNQBPeDjQMiIwUgxMOB7a8sEVymMrNlvzs90";

describe("the id under which the applications of a person are stored", () => {
  it("cannot be computed from the subject without the key", () => {
    const { ownerId, earlierOwnerId } = ownerIdsOf(JONAS, [FIRST]);
    expect(ownerId).toMatch(/^sk:1:[A-Za-z0-9_-]{43}$/);
    expect(ownerId).not.toBe(ownerIdsOf(JONAS, [SECOND]).ownerId);
    expect(earlierOwnerId).toBe(PLAIN);
  });

  it("is reached from what was stored before, without the person, by the first key and by every further one", () => {
    const [newest = "", first = "", plain = ""] = ownerIdsEver(JONAS, [FIRST, SECOND]);
    expect(ownerIdsOf(JONAS, [FIRST, SECOND])).toEqual({ ownerId: newest, earlierOwnerId: first });
    expect(ownerIdsOf(JONAS, [FIRST])).toEqual({ ownerId: first, earlierOwnerId: plain });
    expect([plain, first, newest].map((id) => keyedOwnerId(id, [FIRST, SECOND]))).toEqual([
      newest,
      newest,
      newest,
    ]);
    expect(keyedOwnerId(plain, [FIRST])).toBe(first);
  });

  it("is unchanged for visitors without an account", () => {
    const visitor = `anon:${"x".repeat(43)}`;
    expect([visitor, "", "owner-1"].map((id) => keyedOwnerId(id, [FIRST]))).toEqual([visitor, "", "owner-1"]);
  });

  it("takes the key that the stack generates, and refuses a short one", () => {
    expect(ownerKeysSchema.parse({ key: FIRST })).toEqual([FIRST]);
    expect(ownerKeysSchema.parse({ key: SECOND, before: [FIRST] })).toEqual([FIRST, SECOND]);
    expect(ownerKeysSchema.safeParse({ key: "short" }).success).toBe(false);
  });
});
