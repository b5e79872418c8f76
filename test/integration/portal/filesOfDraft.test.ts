import { expect, inject } from "vitest";
import { z } from "zod";
import { filledIn } from "./filledIn.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock } from "./portalUnderTest.ts";
import { sent } from "./sentApplication.ts";
import { Visitor } from "./Visitor.ts";

const ALMOST_A_DAY_SECONDS = 20 * 3600;
const PERSON = { user: "leyla", password: "leyla-geheim" };

onEmbedded.clock("the files of a draft are there as long as it is, and it is sent with them", async () => {
  let visitor = new Visitor(inject("portalUrl"));
  await visitor.signIn(PERSON);
  const processId = await filledIn(visitor);
  for (const day of [1, 2, 3, 4, 5]) {
    await advanceClock(ALMOST_A_DAY_SECONDS);
    visitor = new Visitor(inject("portalUrl"));
    await visitor.signIn(PERSON);
    const { version } = z
      .object({ version: z.number() })
      .parse((await visitor.get(`/api/processes/${processId}`)).body);
    const saved = await visitor.call({
      method: "PATCH",
      path: `/api/processes/${processId}/form-data`,
      body: { version, changes: [{ path: "placeOfBirth", value: `Sfax ${day.toString()}` }] },
    });
    expect(saved.status).toBe(200);
  }
  expect((await sent(visitor, processId)).progress).toBe("SUBMISSION_COMPLETED");
});
