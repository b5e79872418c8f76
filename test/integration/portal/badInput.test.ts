import { createHash } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { answersByPath, DOCUMENT_PATHS } from "#test/fixtures/answersByPath.ts";
import { aPdf } from "#test/fixtures/aPdf.ts";
import { NURSE_IN_COLOGNE } from "./nurseInCologne.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock, setFault, until } from "./portalUnderTest.ts";
import { upload } from "./upload.ts";
import { problemOf, Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const JONAS = { user: "jonas", password: "jonas-geheim" };
const ANSWERS = { ...answersByPath, givenName: "Jonas", familyName: "Muster" };

const processSchema = z.object({ id: z.string(), version: z.number() });

async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor(url);
  await visitor.signIn(JONAS);
  return visitor;
}

async function started(visitor: Visitor): Promise<z.infer<typeof processSchema>> {
  const answer = await visitor.call({
    method: "POST",
    path: "/api/processes",
    body: NURSE_IN_COLOGNE,
  });
  return processSchema.parse(answer.body);
}

async function readyToSend(visitor: Visitor): Promise<string> {
  const { id, version } = await started(visitor);
  const changes = Object.entries(ANSWERS).map(([path, value]) => ({ path, value }));
  await visitor.call({ method: "PATCH", path: `/api/processes/${id}/form-data`, body: { version, changes } });
  for (const fieldPath of DOCUMENT_PATHS) {
    await upload(visitor, { processId: id, fieldPath, fileName: "Pass.pdf", bytes: aPdf() });
  }
  const completed = await visitor.call({ method: "PUT", path: `/api/processes/${id}/complete` });
  expect(completed.status).toBe(200);
  return id;
}

const progressSchema = z.object({
  status: z.string(),
  progress: z.string().nullable(),
  failureReason: z.string().nullable(),
});

async function endOf(visitor: Visitor, processId: string): Promise<z.infer<typeof progressSchema>> {
  return until(async () => {
    const progress = progressSchema.parse((await visitor.get(`/api/processes/${processId}/progress`)).body);
    return progress.progress === "SUBMISSION_COMPLETED" || progress.status === "SUBMIT_FAILURE"
      ? progress
      : undefined;
  });
}

const reservedSchema = z.object({ attachment: z.object({ attachmentId: z.string() }) });
const policySchema = z.object({ url: z.url(), fields: z.record(z.string(), z.string()) });
type Policy = z.infer<typeof policySchema>;

/** An announced file of one part, and how its policies are had and used. */
async function reserved(by: Visitor) {
  const { id } = await started(by);
  const bytes = aPdf();
  const sha256 = createHash("sha256").update(bytes).digest("base64");
  const base = `/api/processes/${id}/attachments`;
  const file = { fieldPath: "doc.identity", fileName: "Pass.pdf", size: bytes.length, partSha256: [sha256] };
  const announced = await by.call({ method: "POST", path: base, body: file });
  const address = `${base}/${reservedSchema.parse(announced.body).attachment.attachmentId}`;
  return {
    bytes,
    sign: async (): Promise<Policy> => {
      const parts = [{ number: 1, size: bytes.length, sha256 }];
      const signed = await by.call({ method: "POST", path: `${address}/parts`, body: { parts } });
      return z.object({ parts: z.tuple([policySchema]) }).parse(signed.body).parts[0];
    },
    post: async ({ url: store, fields }: Policy, body: Uint8Array): Promise<number> => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append("file", new Blob([Buffer.from(body)]));
      return (await fetch(store, { method: "POST", body: form })).status;
    },
    confirm: () => by.call({ method: "PUT", path: `${address}/uploaded` }),
  };
}

let visitor: Visitor;

beforeAll(async () => {
  visitor = await signedIn();
});

describe("two windows", () => {
  it("the one with an older version is answered with the server's version, and overwrites nothing", async () => {
    const { id, version } = await started(visitor);
    const patch = (value: string): ReturnType<Visitor["call"]> =>
      visitor.call({
        method: "PATCH",
        path: `/api/processes/${id}/form-data`,
        body: { version, changes: [{ path: "placeOfBirth", value }] },
      });
    expect((await patch("Tunis")).status).toBe(200);
    const late = await patch("Sfax");
    expect([late.status, problemOf(late), late.body]).toMatchObject([
      409,
      "version-conflict",
      { currentVersion: 1 },
    ]);
    const snapshot = await visitor.get(`/api/processes/${id}/snapshot`);
    expect(snapshot.body).toMatchObject({ version: 1, formData: { placeOfBirth: "Tunis" } });
  });

  it("writing at the same instant never lose an answer: one is stored, the other is answered with a conflict", async () => {
    const { id, version } = await started(visitor);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        visitor.call({
          method: "PATCH",
          path: `/api/processes/${id}/form-data`,
          body: { version, changes: [{ path: "placeOfBirth", value: `Place ${index}` }] },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});

describe("what does not exist", () => {
  it("a service, a form, a place without authority: each has its own answer", async () => {
    const unknownService = await visitor.get(
      "/api/forms?leiKaId=99999999999999&location=053150000000&locale=de",
    );
    expect(problemOf(unknownService)).toBe("service-not-found");
    const unknownForm = await visitor.get("/api/forms/nothing/definition?locale=de");
    expect(problemOf(unknownForm)).toBe("form-not-found");
    const teacher = await visitor.get("/api/forms?leiKaId=99150007016001&location=053150000000&locale=de");
    expect(teacher.body).toEqual({ forms: [], closed: false });
    const refused = await visitor.call({
      method: "POST",
      path: "/api/processes",
      body: {
        leiKaId: "99150007016001",
        metadataId: "recognition_99150007016001_nw-brms-pug",
        location: { ars: "053150000000", place: "Köln" },
        locale: "de",
      },
    });
    expect([refused.status, problemOf(refused)]).toEqual([422, "no-online-service"]);
  });

  it("an outdated consent is refused before anything begins", async () => {
    const fresh = new Visitor(url);
    await fresh.get("/api/auth/user");
    const answer = await fresh.call({
      method: "PUT",
      path: "/api/auth/pseudo",
      body: { termsVersion: "1999" },
    });
    expect([answer.status, problemOf(answer)]).toEqual([403, "terms-not-accepted"]);
  });

  it("a redirect to another site is refused where a login begins", async () => {
    for (const redirect of [
      "https://evil.example/",
      "//evil.example/",
      "/\\evil.example",
      "javascript:alert(1)",
    ]) {
      const query = new URLSearchParams({
        providerId: "sk",
        redirect,
        locale: "de",
        timezone: "UTC",
        termsVersion: "2026-11-01",
      });
      const answer = await visitor.get(`/api/auth/oidc/url?${query.toString()}`);
      expect([redirect, answer.status]).toEqual([redirect, 422]);
    }
  });

  it("a return from a provider without a started login leads to the page that says so", async () => {
    const answer = await new Visitor(url).get("/api/auth/oidc/callback?code=x&state=y");
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/redirect?login=login-unknown&next=%2F",
    ]);
  });
});

describe("uploads", () => {
  it("are refused from the stored bytes when they are no PDF", async () => {
    const { id } = await started(visitor);
    const answer = await upload(visitor, {
      processId: id,
      fieldPath: "doc.identity",
      fileName: "Passport.pdf",
      bytes: new TextEncoder().encode("<html>%PDF-1.7 %%EOF"),
    });
    expect([answer.status, problemOf(answer), answer.body]).toMatchObject([
      422,
      "upload-refused",
      { refusal: "not-a-pdf" },
    ]);
  });

  it("are refused when they do not fit, before a byte is sent", async () => {
    const { id } = await started(visitor);
    const answer = await visitor.call({
      method: "POST",
      path: `/api/processes/${id}/attachments`,
      body: { fieldPath: "doc.identity", fileName: "Big.pdf", size: 29_000_001, partSha256: [] },
    });
    expect([answer.status, problemOf(answer)]).toEqual([422, "uploads-too-large"]);
  });

  it("are held to key, length and hash by the store itself", async () => {
    const { bytes, sign, post, confirm } = await reserved(visitor);
    const policy = await sign();
    const changed = Uint8Array.from(bytes);
    changed[20] = 0;
    expect(await post(policy, bytes.slice(1))).toBe(400);
    expect(await post(policy, changed)).toBe(400);
    expect(await post({ ...policy, fields: { ...policy.fields, key: "other/key" } }, bytes)).toBe(403);
    const early = await confirm();
    expect([early.status, problemOf(early)]).toEqual([409, "upload-incomplete"]);
    expect(await post(policy, bytes)).toBeLessThan(300);
    expect((await confirm()).status).toBe(200);
  });

  onEmbedded.clock(
    "are held to their time by the store itself, and go on after signing in again",
    async () => {
      const { bytes, sign, post, confirm } = await reserved(visitor);
      const policy = await sign();
      await advanceClock(11 * 60);
      expect(await post(policy, bytes)).toBe(403);
      // Eleven minutes ended the session too: nothing is lost.
      await visitor.signIn(JONAS);
      expect(await post(await sign(), bytes)).toBeLessThan(300);
      expect((await confirm()).status).toBe(200);
    },
  );
});

describe("a session that ended", () => {
  onEmbedded.clock("is answered with 401, and the draft is still there after signing in again", async () => {
    const own = await signedIn();
    const { id } = await started(own);
    await advanceClock(10 * 60 + 1);
    const answer = await own.get(`/api/processes/${id}`);
    expect([answer.status, problemOf(answer)]).toEqual([401, "not-signed-in"]);
    await own.signIn(JONAS);
    expect((await own.get(`/api/processes/${id}`)).status).toBe(200);
  });

  onEmbedded.clock("takes an anonymous application with it", async () => {
    const anonymous = new Visitor(url);
    await anonymous.startAnonymously();
    const { id } = await started(anonymous);
    await advanceClock(10 * 60 + 1);
    expect((await anonymous.get(`/api/processes/${id}`)).status).toBe(401);
  });

  it("does not come back with a cookie that was logged out", async () => {
    const own = await signedIn();
    const session = own.cookies.get("session") ?? "";
    expect((await own.call({ method: "PUT", path: "/api/auth/logout" })).status).toBe(200);
    own.cookies.set("session", session);
    expect((await own.get("/api/processes")).status).toBe(401);
  });
});

describe("a draft", () => {
  onEmbedded.clock(
    "is listed for 24 hours after the last change and then gone, also by its address",
    async () => {
      const own = await signedIn();
      const { id } = await started(own);
      await advanceClock(24 * 3600 + 1);
      await own.signIn(JONAS);
      const listed = z
        .object({ processes: z.array(z.object({ id: z.string() })) })
        .parse((await own.get("/api/processes")).body);
      expect(listed.processes.map((draft) => draft.id)).not.toContain(id);
      const answer = await own.get(`/api/processes/${id}`);
      expect(["process-expired", "process-not-found"]).toContain(problemOf(answer));
    },
  );
});

describe("an authority that cannot be reached", () => {
  it("is recovered automatically when it is available again soon", async () => {
    const own = await signedIn();
    const id = await readyToSend(own);
    await setFault({ counterparty: "fit-connect", kind: "unavailable", times: 2 });
    await own.call({ method: "POST", path: `/api/processes/${id}/submit` });
    expect(await endOf(own, id)).toMatchObject({ progress: "SUBMISSION_COMPLETED" });
  });

  it("ends the attempt visibly, keeps everything, and sends again on request", async () => {
    const own = await signedIn();
    const id = await readyToSend(own);
    await setFault({ counterparty: "fit-connect", kind: "unavailable" });
    await own.call({ method: "POST", path: `/api/processes/${id}/submit` });
    expect(await endOf(own, id)).toMatchObject({
      status: "SUBMIT_FAILURE",
      failureReason: "authority-unreachable",
    });
    const kept = await own.get(`/api/processes/${id}`);
    expect(kept.body).toMatchObject({ status: "SUBMIT_FAILURE", formData: { givenName: "Jonas" } });
    await setFault({ counterparty: "fit-connect", kind: "none" });
    const again = await own.call({ method: "POST", path: `/api/processes/${id}/submit` });
    expect([again.status, again.body]).toMatchObject([200, { attempt: 2 }]);
    expect(await endOf(own, id)).toMatchObject({ progress: "SUBMISSION_COMPLETED" });
  });
});
