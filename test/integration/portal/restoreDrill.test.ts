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
import { operatorFacts } from "./operatorFacts.ts";
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
  expect(code, output).toBe(0);
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

  const drilled = drilledSchema.parse(await operatorFacts(["restore-drill"]));
  expect(drilled.differences).toEqual([]);
  // What is over the store deletes when it likes, every minute on a laptop: also between two parts of the drill.
  const whole = drilled.restored.items;
  expect(drilled.saved).toMatchObject({ items: whole + drilled.saved.over });
  expect(drilled.deleted).toMatchObject({ items: whole + drilled.deleted.over, files: drilled.saved.files });

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
  drilledSchema.pick({ saved: true }).parse(await operatorFacts(["restore-drill", "save", folder]));
  await advanceClock(OVER_A_DAY_SECONDS);
  await drill("destroy");
  expect((await (await signedIn()).get("/api/processes/submitted")).body).toEqual({ submissions: [] });
  await drill("restore", folder);

  const later = await signedIn();
  expect((await later.get(`/api/processes/${draftId}`)).status).not.toBe(200);
  expect(await submissionOf(later, sentId)).toMatchObject({ processId: sentId });
});
