import { describe, expect, it } from "vitest";
import { ROUTES } from "#contract/routes.ts";
import { satisfiesTrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { User } from "#domain/sign-in/UserSession.ts";
import { ask, OPERATIONS, type Relation, RELATIONS } from "./askOperation.ts";
import { CALLERS } from "./callers.ts";
import { RIGHTS, type Row } from "./rights.ts";

/** The one rule that every cell follows. */
function expected(row: Row, given: { readonly user: User | undefined; readonly relation: Relation }): number {
  const { user, relation } = given;
  if (row.access !== "public") {
    if (user === undefined) return 401;
    if (row.access === "account" && user.providerType === "pseudo") return 403;
    if (row.access === "personal-area" && user.transient) return 403;
  }
  if (row.on === undefined) return row.allowed;
  if (relation === "foreign" || relation === "unknown") return row.foreign ?? 404;
  const isEnough = relation === "own" || (user !== undefined && satisfiesTrustLevel(user.trustLevel, "high"));
  return isEnough ? row.allowed : (row.tooHigh ?? 403);
}

describe("who may what", () => {
  it("is written down for every operation of the contract, as the contract has it", () => {
    expect(Object.keys(RIGHTS).sort()).toEqual([...OPERATIONS].sort());
    for (const name of OPERATIONS) expect([name, RIGHTS[name].access]).toEqual([name, ROUTES[name].access]);
  });

  it.each(OPERATIONS)("%s answers every caller as the table says, on every process", async (name) => {
    const wrong: string[] = [];
    for (const { name: who, user } of CALLERS) {
      for (const relation of RIGHTS[name].on === undefined ? RELATIONS.slice(0, 1) : RELATIONS) {
        // Without a session, `getUser` answers without a body.
        const wanted =
          name === "getUser" && user === undefined ? 204 : expected(RIGHTS[name], { user, relation });
        const { status } = await ask(name, { user, relation });
        if (status !== wanted) wrong.push(`${who}, ${relation}: ${status}, not ${wanted}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
