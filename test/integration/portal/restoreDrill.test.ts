import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { z } from "zod";
import { filledIn } from "./filledIn.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock } from "./portalUnderTest.ts";
import { runOperator } from "./runOperator.ts";
import { signInBySaml } from "./SamlLogin.ts";
import { sent, submissionOf } from "./sentApplication.ts";
import { toldByOperator } from "./toldByOperator.ts";
import { Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const OVER_A_DAY_SECONDS = 25 * 3600;
/** Everything that the data stack makes but the keys of processes: a new one must be in the drill as well. */
const partSchema = z.object({
  tables: z.literal(11),
  buckets: z.literal(4),
  items: z.number().positive(),
  over: z.number().nonnegative(),
  files: z.number().positive(),
  seconds: z.number().nonnegative(),
});
const drilledSchema = z.object({
  saved: partSchema,
  deleted: partSchema,
  restored: partSchema,
  differences: z.array(z.unknown()),
});
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "portal-copy-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function drill(...words: readonly string[]): Promise<string> {
  const { code, output } = await runOperator(["restore-drill", ...words]);
  expect([code, output]).toEqual([0, expect.any(String)]);
  return output;
}

async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor(url);
  await signInBySaml(visitor, { providerId: "nkb", choose: { person: "sukarno" } });
  return visitor;
}

it("destroyed and restored, a portal knows what it knew: the session, the draft with its files, what was sent", async () => {
  const visitor = await signedIn();
  const sentId = await filledIn(visitor);
  await sent(visitor, sentId);
  const draftId = await filledIn(visitor);
  const seen = async () => ({
    draft: await visitor.get(`/api/processes/${draftId}`),
    submission: await submissionOf(visitor, sentId),
  });
  const before = await seen();

  const told = drilledSchema.parse(await toldByOperator(["restore-drill"]));
  expect(told.differences).toEqual([]);
  // What is over the store deletes when it likes, every minute on a laptop: also between two parts of the drill.
  const whole = told.restored.items;
  expect(told.saved).toMatchObject({ items: whole + told.saved.over });
  expect(told.deleted).toMatchObject({ items: whole + told.deleted.over, files: told.saved.files });

  const after = await seen();
  expect([after.draft.status, after.draft.body]).toEqual([200, before.draft.body]);
  expect(after.submission).toEqual(before.submission);
  // The files came back with it: it can be confirmed and sent.
  expect((await sent(visitor, draftId)).progress).toBe("SUBMISSION_COMPLETED");
});

onEmbedded.clock("a draft that was over by then does not come back, and what was sent does", async () => {
  const visitor = await signedIn();
  const sentId = await filledIn(visitor);
  await sent(visitor, sentId);
  const draftId = await filledIn(visitor);
  drilledSchema.pick({ saved: true }).parse(await toldByOperator(["restore-drill", "save", folder]));
  await advanceClock(OVER_A_DAY_SECONDS);
  await drill("destroy");
  expect((await (await signedIn()).get("/api/processes/submitted")).body).toEqual({ submissions: [] });
  await drill("restore", folder);

  const later = await signedIn();
  expect((await later.get(`/api/processes/${draftId}`)).status).not.toBe(200);
  expect(await submissionOf(later, sentId)).toMatchObject({ processId: sentId });
});
