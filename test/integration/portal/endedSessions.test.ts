import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { describe, expect, inject, it } from "vitest";
import { authOperations } from "#contract/auth.ts";
import { isStored } from "./damagedItem.ts";
import { filledIn } from "./filledIn.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock, indexesCatchUp, until } from "./portalUnderTest.ts";
import { readConsole } from "./readConsole.ts";
import { signInByCard } from "./SamlLogin.ts";
import { Visitor } from "./Visitor.ts";

/** The lifetime of an unused session, and a little. */
const OVER_A_SESSION_SECONDS = 601;
const QUARTER_SECONDS = 901;
const AMINA = { user: "amina", password: "amina-geheim" };

/** How many objects of an application lie in the bucket of uploads. */
async function uploadsOf(processId: string): Promise<number> {
  const { client, buckets } = await readConsole();
  const Bucket = buckets.find((name) => name.includes("-data-uploads"));
  const listed = await new S3Client({ ...client, forcePathStyle: true }).send(
    new ListObjectsV2Command({ Bucket, Prefix: `${processId}/` }),
  );
  return listed.KeyCount ?? 0;
}

const isKept = async (processId: string): Promise<boolean> =>
  (await isStored("Processes", processId)) || (await uploadsOf(processId)) > 0;

async function begun(signIn: (visitor: Visitor) => Promise<unknown>) {
  const visitor = new Visitor(inject("portalUrl"));
  await signIn(visitor);
  const processId = await filledIn(visitor);
  expect([await isStored("Processes", processId), await uploadsOf(processId)]).toEqual([true, 2]);
  return { visitor, processId };
}

describe("the sessions of an account", () => {
  it("are listed in each of them and ended from there, where the others find nobody signed in", async () => {
    const [here, there] = [new Visitor(inject("portalUrl")), new Visitor(inject("portalUrl"))];
    await here.signIn(AMINA);
    await there.signIn(AMINA);
    const listedBy = async (visitor: Visitor) =>
      authOperations.listSessions.response.parse((await visitor.get("/api/auth/sessions")).body).sessions;
    // From an index that shows a new session a little later; the account may have others from before.
    const other = await until(async () => (await listedBy(there)).find(({ current }) => current)?.session);
    await until(async () =>
      (await listedBy(here)).some(({ session }) => session === other) ? true : undefined,
    );
    expect((await here.call({ method: "DELETE", path: "/api/auth/sessions" })).status).toBe(200);
    expect((await there.get("/api/auth/user")).status).toBe(204);
    expect((await here.get("/api/auth/user")).status).toBe(200);
  });
});

describe("an application whose session has ended", () => {
  it("is gone with its files as soon as somebody without an account signs out", async () => {
    const { visitor, processId } = await begun((one) => one.startAnonymously());
    // The end of a session reads its drafts from an index.
    await indexesCatchUp();
    expect((await visitor.call({ method: "PUT", path: "/api/auth/logout" })).status).toBe(200);
    expect([await isStored("Processes", processId), await uploadsOf(processId)]).toEqual([false, 0]);
  });

  onEmbedded.clock(
    "is gone with its files within a quarter of an hour, that of an account after 24 hours",
    async () => {
      const withoutAccount = await begun((visitor) => visitor.startAnonymously());
      const byCard = await begun((visitor) => signInByCard(visitor));
      const byAccount = await begun((visitor) => visitor.signIn(AMINA));

      await advanceClock(OVER_A_SESSION_SECONDS);
      await advanceClock(QUARTER_SECONDS);
      for (const { processId } of [withoutAccount, byCard]) {
        await until(async () => ((await isKept(processId)) ? undefined : true));
      }
      const { visitor, processId } = byAccount;
      expect([await isStored("Processes", processId), await uploadsOf(processId)]).toEqual([true, 2]);
      await visitor.signIn(AMINA);
      expect((await visitor.get(`/api/processes/${processId}`)).status).toBe(200);

      await advanceClock(24 * 3600);
      await until(async () => ((await isKept(processId)) ? undefined : true));
    },
  );
});
