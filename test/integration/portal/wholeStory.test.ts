import { createHash } from "node:crypto";
import { describe, expect, it, inject } from "vitest";
import { z } from "zod";
import { DOCUMENT_PATHS } from "../../fixtures/answersByPath.ts";
import { filledIn } from "./filledIn.ts";
import { runAuthority } from "./runAuthority.ts";
import { advanceClock, until } from "./portalUnderTest.ts";
import { sent, submissionOf } from "./sentApplication.ts";
import { problemOf, Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const AMINA = { user: "amina", password: "amina-geheim" };

const filesSchema = z.object({
  files: z.array(z.object({ fileName: z.string(), url: z.url(), sha512: z.string() })),
});
describe("an application from start to delivery", () => {
  it("arrives once at the authority, which confirms it, and the person sees it", async () => {
    const visitor = new Visitor(url);
    expect((await visitor.signIn(AMINA)).status).toBe(303);
    const processId = await filledIn(visitor);
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
    await advanceClock(10 * 60 + 1);
    expect((await fetch(link)).status).toBe(403);
    await visitor.signIn(AMINA);
    const late = await visitor.get(receipts);
    expect(late.status).toBeGreaterThanOrEqual(404);
    expect(["results-expired", "process-not-found"]).toContain(problemOf(late));

    const mine = () => submissionOf(visitor, processId);
    const submission = await mine();
    expect(submission?.status).toBe("submitted");
    const externalId = submission?.externalId ?? "";
    expect((await runAuthority(["list"])).output).toContain(externalId);
    expect((await runAuthority(["fetch", externalId])).code).toBe(0);
    expect((await runAuthority(["accept", externalId])).code).toBe(0);
    await advanceClock(90);
    const delivered = await until(async () => {
      const found = await mine();
      return found?.status === "successfullySubmitted" ? found : undefined;
    });
    expect(delivered.externalId).toBe(externalId);
    const report = await visitor.get(`/api/processes/${processId}/transport-report`);
    expect(z.object({ evidence: z.array(z.string()).min(1) }).safeParse(report.body).success).toBe(true);
  });

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
