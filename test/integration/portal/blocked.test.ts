import { expect, describe, inject, it } from "vitest";
import { z } from "zod";
import { blockSchema } from "#domain/sign-in/Block.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock } from "./portalUnderTest.ts";
import { BECAUSE, runOperator } from "./runOperator.ts";
import { operatorFacts } from "./operatorFacts.ts";
import { problemOf, Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const LEYLA = { user: "leyla", password: "leyla-geheim" };
const PERSON = ["--provider", "sk", "--subject", "leyla"];
const HOUR_SECONDS = 3600;

/** The portal's clock, which other tests moved. */
async function localClock(): Promise<{ readonly clock: { readonly now: string } }> {
  const answer = await fetch(new URL("/__local", url), { headers: { accept: "application/json" } });
  return z.object({ clock: z.object({ now: z.string() }) }).parse(await answer.json());
}

/** Where a sign-in leads to. */
async function signedIn(): Promise<string> {
  const answer = await new Visitor(url).signIn(LEYLA);
  return answer.headers.get("location") ?? "";
}

describe("a person whom the operator blocked", () => {
  it("sees that at sign-in, and can sign in again when the block is removed", async () => {
    expect(await signedIn()).toBe("/nutzerkonto");
    expect((await runOperator(["block", "add", ...PERSON, "--reason", "breach of the terms"])).code).toBe(0);
    expect(await signedIn()).toBe("/redirect?login=account-blocked&next=%2Fnutzerkonto");
    const listed = await runOperator(["block", "list", ...BECAUSE]);
    expect(listed.output).toMatch(/^sk:1:[\w-]{43} {2}since .+ {2}for good {2}breach of the terms$/m);
    expect((await runOperator(["block", "remove", ...PERSON, ...BECAUSE])).code).toBe(0);
    expect(await signedIn()).toBe("/nutzerkonto");
    const again = await runOperator(["block", "remove", ...PERSON, ...BECAUSE]);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining("is not blocked")]);
  });

  it("is printed as JSON as well as text", async () => {
    const added = blockSchema.parse(
      await operatorFacts(["block", "add", ...PERSON, "--reason", "breach of the terms"]),
    );
    expect([added.ownerId, added.reason]).toEqual([expect.stringMatching(/^sk:/), "breach of the terms"]);
    const { output } = await runOperator(["block", "list", ...BECAUSE]);
    const listed = z.array(blockSchema).parse(await operatorFacts(["block", "list", ...BECAUSE]));
    expect(listed).toContainEqual(added);
    expect(
      output
        .trim()
        .split("\n")
        .map((line) => line.split(" ")[0]),
    ).toEqual(listed.map(({ ownerId }) => ownerId));
    expect(await operatorFacts(["block", "remove", ...PERSON, ...BECAUSE])).toEqual({
      ownerId: added.ownerId,
      blocked: false,
    });
    expect(z.array(blockSchema).parse(await operatorFacts(["block", "list", ...BECAUSE]))).not.toContainEqual(
      added,
    );
  });

  it("and who is signed in meanwhile can change nothing any more, sees that, and is signed out", async () => {
    const visitor = new Visitor(url);
    await visitor.signIn(LEYLA);
    expect((await visitor.get("/api/processes")).status).toBe(200);
    await runOperator(["block", "add", ...PERSON, "--reason", "breach of the terms"]);
    const prolonged = await visitor.call({ method: "POST", path: "/api/shell/session/prolongation" });
    expect([prolonged.status, problemOf(prolonged)]).toEqual([403, "account-blocked"]);
    const answered = await visitor.get("/api/auth/user");
    expect([answered.status, problemOf(answered)]).toEqual([403, "account-blocked"]);
    expect((await visitor.get("/api/auth/user")).status).toBe(204);
    expect((await visitor.get("/api/processes")).status).toBe(401);
    await runOperator(["block", "remove", ...PERSON, ...BECAUSE]);
  });

  onEmbedded.clock("until a given time is shown it, and can sign in after it", async () => {
    const now = Date.parse((await localClock()).clock.now);
    const until = new Date(now + HOUR_SECONDS * 1000).toISOString();
    await runOperator(["block", "add", ...PERSON, "--reason", "breach", "--until", until]);
    const refused = new URL(await signedIn(), url);
    expect(Object.fromEntries(refused.searchParams)).toEqual({
      login: "account-blocked",
      next: "/nutzerkonto",
      until,
    });
    await advanceClock(HOUR_SECONDS);
    expect(await signedIn()).toBe("/nutzerkonto");
  });
});
