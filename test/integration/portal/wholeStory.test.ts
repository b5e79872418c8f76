import { createHash } from "node:crypto";
import { describe, expect, it, inject } from "vitest";
import { z } from "zod";
import { checkReceipt } from "#ui/pages/check-receipt/receipt/checkReceipt.ts";
import { createPdfUploadInspector } from "#adapters/pdf/createPdfUploadInspector.ts";
import { sealedStatementSchema } from "#domain/sending/DeliveryReceipt.ts";
import { DOCUMENT_PATHS } from "#test/fixtures/answersByPath.ts";
import { filledIn } from "./filledIn.ts";
import { runAuthority } from "./runAuthority.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock, nextDeliveryCheck, until } from "./portalUnderTest.ts";
import { sent, submissionOf } from "./sentApplication.ts";
import { problemOf, Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const AMINA = { user: "amina", password: "amina-geheim" };

const filesSchema = z.object({
  files: z.array(z.object({ fileName: z.string(), url: z.url(), sha512: z.string() })),
});
const keysSchema = z.object({
  keys: z
    .array(
      z.object({
        name: z.string(),
        publicKey: z.string(),
        notBefore: z.string(),
        notAfter: z.string(),
      }),
    )
    .min(1),
});
const transportReportSchema = z.object({
  evidence: z.array(z.string()).min(1),
  receipt: sealedStatementSchema,
});

describe("an application from start to delivery", () => {
  it("arrives once at the authority, which confirms it, and the person sees it", async () => {
    const visitor = new Visitor(url);
    expect((await visitor.signIn(AMINA)).status).toBe(303);
    const processId = await filledIn(visitor, { documentBytes: 1_500_000 });
    const drafts = z.object({ processes: z.array(z.object({ id: z.string() })) });
    expect(drafts.parse((await visitor.get("/api/processes")).body).processes.map(({ id }) => id)).toContain(
      processId,
    );

    const progress = await sent(visitor, processId);
    expect(progress.completedSteps).toHaveLength(11);
    expect(progress.transferTicketNumber).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);

    for (const kind of ["form", "coverLetter", "receipt", "attachment"]) {
      const { files } = filesSchema.parse(
        (await visitor.get(`/api/processes/${processId}/files/${kind}`)).body,
      );
      expect(files).toHaveLength(kind === "attachment" ? DOCUMENT_PATHS.length : 1);
      for (const file of files) {
        const download = await fetch(file.url);
        expect(download.headers.get("content-disposition")).toContain(file.fileName);
        const bytes = new Uint8Array(await download.arrayBuffer());
        expect(createHash("sha512").update(bytes).digest("hex")).toBe(file.sha512);
      }
    }

    const receipts = `/api/processes/${processId}/files/receipt`;
    const link = filesSchema.parse((await visitor.get(receipts)).body).files[0]?.url ?? "";
    const report = await (await fetch(link)).blob();
    const keys = keysSchema.parse((await visitor.get("/api/version/seal")).body).keys;
    expect(await checkReceipt(report, () => Promise.resolve(keys))).toMatchObject({
      kind: "genuine",
      receipt: { events: [{ event: "sent" }], files: { length: DOCUMENT_PATHS.length + 2 } },
    });
    const seal = createPdfUploadInspector().inspect(new Uint8Array(await report.arrayBuffer()));
    expect(seal).toMatchObject({ kind: "accepted", inspection: { signatures: "intact" } });

    const mine = () => submissionOf(visitor, processId);
    const submission = await mine();
    expect(submission?.status).toBe("submitted");
    const externalId = submission?.externalId ?? "";
    expect((await runAuthority(["list"])).output).toContain(externalId);
    expect((await runAuthority(["fetch", externalId])).code).toBe(0);
    expect((await runAuthority(["accept", externalId])).code).toBe(0);
    await nextDeliveryCheck();
    const delivered = await until(async () => {
      const found = await mine();
      return found?.status === "successfullySubmitted" ? found : undefined;
    });
    expect(delivered.externalId).toBe(externalId);
    const { receipt } = transportReportSchema.parse(
      (await visitor.get(`/api/processes/${processId}/transport-report`)).body,
    );
    const events = [{ event: "sent" }, { event: "accepted" }, { event: "delivered" }];
    const file = new Blob([JSON.stringify(receipt)]);
    expect(await checkReceipt(file, () => Promise.resolve(keys))).toMatchObject({
      kind: "genuine",
      receipt: { externalId, events },
    });
  });

  onEmbedded.clock(
    "shows its documents for the time that was asked for, and no link lives longer",
    async () => {
      const visitor = new Visitor(url);
      expect((await visitor.signIn(AMINA)).status).toBe(303);
      const processId = await filledIn(visitor);
      await sent(visitor, processId);
      const receipts = `/api/processes/${processId}/files/receipt`;
      const link = filesSchema.parse((await visitor.get(receipts)).body).files[0]?.url ?? "";
      await visitor.call({ method: "POST", path: `/api/processes/${processId}/files/prolongation` });
      await advanceClock(10 * 60 + 1);
      expect((await fetch(link)).status).toBe(403);
      await visitor.signIn(AMINA);
      const late = await visitor.get(receipts);
      expect(late.status).toBeGreaterThanOrEqual(404);
      expect(["results-expired", "process-not-found"]).toContain(problemOf(late));
    },
  );

  it("may begin without an account and changes hands at the sign-in before sending", async () => {
    const visitor = new Visitor(url);
    await visitor.startAnonymously();
    const processId = await filledIn(visitor);
    expect((await visitor.get("/api/processes")).status).toBe(403);
    const refused = await visitor.call({ method: "POST", path: `/api/processes/${processId}/submit` });
    expect(refused.status).toBe(403);
    expect((await visitor.signIn({ user: "jonas", password: "jonas-geheim" })).status).toBe(303);
    const changed = await visitor.call({ method: "PUT", path: `/api/processes/${processId}/user` });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { saved: true, formData: { givenName: "Amina" } },
    ]);
    const progress = await sent(visitor, processId);
    expect(progress.progress).toBe("SUBMISSION_COMPLETED");
  });
});

it("a running portal says where to report a weakness, under the address that others look at", async () => {
  const answer = await fetch(new URL("/.well-known/security.txt", url));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    expect.stringContaining("text/plain"),
  ]);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: (?:mailto:|https:)\S+$/m);
  expect(text).toContain(`Canonical: ${new URL("/.well-known/security.txt", url).href}`);
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});
