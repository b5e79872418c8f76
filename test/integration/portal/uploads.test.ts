import { strToU8 } from "fflate";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { aPdf } from "#test/fixtures/aPdf.ts";
import { NURSE_IN_COLOGNE } from "./nurseInCologne.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { onLocalStack } from "./onLocalStack.ts";
import { advanceClock } from "./portalUnderTest.ts";
import { codeOf, release } from "./releasedFunction.ts";
import { announce, announcedFile, sendParts, signPart, upload, type FileToUpload } from "./upload.ts";
import { problemOf, Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const LEYLA = { user: "leyla", password: "leyla-geheim" };
/** Serves what has to do with files, too. */
const PROCESS_FUNCTION = "demo-api-process";
const listedSchema = z.object({
  usedBytes: z.number(),
  attachments: z.array(
    z.object({
      attachmentId: z.string(),
      status: z.string(),
      sameAs: z.array(z.string()),
      arrivedBytes: z.number().optional(),
    }),
  ),
});

let visitor: Visitor;
let processId: string;

async function signedIn(): Promise<Visitor> {
  const applicant = new Visitor(url);
  await applicant.signIn(LEYLA);
  return applicant;
}

beforeAll(async () => {
  visitor = await signedIn();
});

async function begins(): Promise<void> {
  const started = await visitor.call({
    method: "POST",
    path: "/api/processes",
    body: NURSE_IN_COLOGNE,
  });
  processId = z.object({ id: z.string() }).parse(started.body).id;
}

const file = (bytes: Uint8Array, fieldPath = "doc.identity"): FileToUpload => ({
  processId,
  fieldPath,
  fileName: "Pass.pdf",
  bytes,
});

async function listed(by = visitor): Promise<z.infer<typeof listedSchema>> {
  return listedSchema.parse((await by.get(`/api/processes/${processId}/attachments`)).body);
}

describe("an upload that broke off", () => {
  it("goes on on another device with the parts that the store does not have", async () => {
    await begins();
    const passport = file(aPdf(2_600_000));
    const announced = await announce(visitor, passport);
    expect((await sendParts(visitor, { file: passport, announced, most: 1 })).sent).toEqual([1]);

    const elsewhere = await signedIn();
    expect((await listed(elsewhere)).attachments).toMatchObject([
      { status: "reserved", arrivedBytes: 1_000_000 },
    ]);
    const again = await announce(elsewhere, passport);
    const { sent, address } = await sendParts(elsewhere, { file: passport, announced: again });
    expect(sent).toEqual([2, 3]);
    const confirmed = await elsewhere.call({ method: "PUT", path: `${address}/uploaded` });
    expect(confirmed.status).toBe(200);
    expect(await listed()).toMatchObject({
      usedBytes: passport.bytes.length,
      attachments: [{ status: "stored" }],
    });
  });

  onLocalStack.lambda("arrives whole when a release of the portal comes in between", async () => {
    await begins();
    const passport = file(aPdf(2_600_000));
    const announced = await announce(visitor, passport);
    const { address, missingParts } = announcedFile(passport, announced);
    expect(missingParts).toEqual([1, 2, 3]);
    const [first, second] = await Promise.all(
      [1, 2].map((number) => signPart(visitor, { file: passport, address, number })),
    );
    await first?.();
    const before = await codeOf(PROCESS_FUNCTION);
    await release(PROCESS_FUNCTION, { ...before, "next-release.txt": strToU8("next") });
    try {
      // Signed by the release before, sent and confirmed under the next one.
      await second?.();
      const again = await announce(visitor, passport);
      expect((await sendParts(visitor, { file: passport, announced: again })).sent).toEqual([3]);
      expect((await visitor.call({ method: "PUT", path: `${address}/uploaded` })).status).toBe(200);
      expect(await listed()).toMatchObject({ attachments: [{ status: "stored" }] });
    } finally {
      await release(PROCESS_FUNCTION, before);
    }
  });

  onEmbedded.clock("counts as far as it has arrived once it is inactive", async () => {
    await begins();
    const passport = file(aPdf(2_600_000));
    const { sent } = await sendParts(visitor, {
      file: passport,
      announced: await announce(visitor, passport),
      most: 2,
    });
    expect(sent).toEqual([1, 2]);
    expect((await listed()).usedBytes).toBe(passport.bytes.length);
    await advanceClock(5 * 60);
    expect((await listed()).usedBytes).toBe(2_000_000);
  });
});

describe("the room of 29 MB", () => {
  it("goes to one of two windows that announce a file at the same moment", async () => {
    await begins();
    const answers = await Promise.all(
      [15_000_000, 15_000_001].map((padding) => announce(visitor, file(aPdf(padding)))),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(problemOf)).toEqual(["uploads-too-large"]);
    expect((await listed()).attachments).toHaveLength(1);
  });
});

describe("the same file twice", () => {
  it("is kept and noticed, in the same field and in another one", async () => {
    await begins();
    for (const path of ["doc.identity", "doc.identity", "doc.cv"]) {
      expect((await upload(visitor, file(aPdf(10), path))).status).toBe(200);
    }
    const { attachments } = await listed();
    const [first, second, third] = attachments;
    expect(attachments.map(({ status }) => status)).toEqual(["stored", "stored", "stored"]);
    expect([first?.sameAs, second?.sameAs, third?.sameAs]).toEqual([
      [],
      [first?.attachmentId],
      [first?.attachmentId, second?.attachmentId],
    ]);
  });
});
