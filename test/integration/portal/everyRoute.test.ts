import { beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { ELECTRONIC_NOTICE_TEXT_VERSION } from "#domain/application/electronicNoticeText.ts";
import { nothing, type OperationSchemas } from "#contract/operation.ts";
import { OPERATIONS } from "#contract/operations.ts";
import { ROUTES, type OperationName, type Route } from "#contract/routes.ts";
import { NURSE_IN_COLOGNE } from "./nurseInCologne.ts";
import { problemOf, Visitor, type Answer } from "./Visitor.ts";

const url = inject("portalUrl");
const NURSE = "99150001001010";
const METHODS = ["GET", "PUT", "POST", "PATCH", "DELETE"] as const;

const isOperation = (name: string): name is OperationName => Object.hasOwn(ROUTES, name);
const routes = Object.keys(ROUTES)
  .filter(isOperation)
  .map((name): [OperationName, Route, OperationSchemas] => [name, ROUTES[name], OPERATIONS[name]]);
/** Sent by our own pages; what a provider posts is signed instead (`sentBy`). */
const own = routes.filter(([, { sentBy }]) => sentBy === undefined);
const writes = own.filter(([, { method }]) => method !== "GET");
const guarded = routes.filter(([, { access }]) => access !== "public");
const onProcesses = routes.filter(([, { path }]) => path.includes("{processId}"));
const withBody = own.filter(([, , { body }]) => body !== nothing);

const violationSchema = z.object({
  errors: z.array(z.object({ path: z.string(), rule: z.string() })).min(1),
});

let owner: Visitor;
let stranger: Visitor;
let processId: string;

/** An address that fits the route; the ids exist where they can. */
function addressOf(path: string): string {
  return path
    .replace("{processId}", processId)
    .replace("{attachmentId}", "no-such-attachment")
    .replace("{kind}", "receipt")
    .replace("{metadataId}", "recognition")
    .replace("{leiKaId}", NURSE)
    .replace("{fmsFormId}", "recognition");
}

/** The query of every operation on a process that demands one. */
const QUERIES: Partial<Record<OperationName, string>> = {
  getDraftPdf: "?locale=de",
  getDeletionCertificate: "?locale=de",
};

/** A body of the right shape for every operation that takes one. */
const BODIES: Readonly<Record<string, unknown>> = {
  startPseudoSession: { termsVersion: "2026-11-01" },
  patchFormData: { version: 0, changes: [{ path: "givenName", value: "Mallory" }] },
  reserveAttachment: {
    fieldPath: "doc.identity",
    fileName: "a.pdf",
    size: 10,
    partSha256: [`${"A".repeat(43)}=`],
  },
  holdWindow: { action: "hold" },
  changeLocation: { metadataId: NURSE_IN_COLOGNE.metadataId, location: NURSE_IN_COLOGNE.location },
  startPayment: { locale: "de" },
  setElectronicNotice: { consent: true, textVersion: ELECTRONIC_NOTICE_TEXT_VERSION },
  decideDifferences: { version: 0, decisions: [{ path: "givenName", take: true }] },
  signAttachmentParts: { parts: [{ number: 1, size: 10, sha256: `${"A".repeat(43)}=` }] },
};

beforeAll(async () => {
  owner = new Visitor(url);
  await owner.signIn({ user: "leyla", password: "leyla-geheim" });
  stranger = new Visitor(url);
  await stranger.signIn({ user: "jonas", password: "jonas-geheim" });
  const started = await owner.call({
    method: "POST",
    path: "/api/processes",
    body: NURSE_IN_COLOGNE,
  });
  processId = z.object({ id: z.string() }).parse(started.body).id;
});

describe("every route", () => {
  it.each(routes)(
    "%s answers a method it does not know with 405 and the methods it knows",
    async (_name, { path }) => {
      const known = routes.filter(([, other]) => other.path === path).map(([, { method }]) => method);
      const unknown = METHODS.find((method) => !known.includes(method)) ?? "PATCH";
      const answer = await owner.call({ method: unknown, path: addressOf(path) });
      expect([answer.status, problemOf(answer)]).toEqual([405, "method-not-allowed"]);
      const allow = answer.headers.get("allow")?.split(", ") ?? [];
      expect(allow).toEqual(expect.arrayContaining(known));
    },
  );

  it.each(writes)(
    "%s refuses a write without the XSRF header, and with a wrong one",
    async (_name, { method, path }) => {
      for (const xsrf of ["none", "wrong"] as const) {
        const answer = await owner.call({ method, path: addressOf(path), body: {}, xsrf });
        expect([answer.status, problemOf(answer)]).toEqual([403, "xsrf-token-invalid"]);
      }
    },
  );

  it.each(guarded)("%s answers callers without a session with 401", async (_name, { method, path }) => {
    const visitor = new Visitor(url);
    await visitor.get("/api/auth/user");
    const answer = await visitor.call({ method, path: addressOf(path) });
    expect([answer.status, problemOf(answer)]).toEqual([401, "not-signed-in"]);
  });

  it.each(withBody)(
    "%s refuses what is not JSON, and what is JSON of another shape",
    async (name, { method, path }) => {
      // The pseudo session of another visitor, so that the owner's own stays.
      const visitor = name === "startPseudoSession" ? stranger : owner;
      const broken = await visitor.call({ method, path: addressOf(path), text: "{ not json" });
      expect([broken.status, problemOf(broken)]).toEqual([400, "invalid-json"]);
      for (const body of [{}, [], { version: "one" }, null, 7]) {
        const answer = await visitor.call({ method, path: addressOf(path), text: JSON.stringify(body) });
        expect([name, answer.status, problemOf(answer)]).toEqual([name, 422, "schema-violation"]);
        expect(violationSchema.safeParse(answer.body).success).toBe(true);
      }
    },
  );

  it.each(withBody)("%s refuses a body over the limit", async (_name, { method, path }) => {
    const text = JSON.stringify({ filler: "x".repeat(1_000_001) });
    const answer = await owner.call({ method, path: addressOf(path), text });
    expect([answer.status, problemOf(answer)]).toEqual([413, "body-too-large"]);
  });

  it.each(onProcesses)(
    "%s answers a foreign owner as if there were no such process",
    async (name, { method, path }) => {
      const answer = await stranger.call({
        method,
        path: `${addressOf(path)}${QUERIES[name] ?? ""}`,
        body: BODIES[name] ?? {},
      });
      expect(answer.status).toBe(404);
      expect(["process-not-found", "submission-not-found"]).toContain(problemOf(answer));
    },
  );

  it.each(onProcesses)("%s answers an unknown process the same way", async (name, { method, path }) => {
    const address = addressOf(path).replace(processId, "00000000-0000-4000-8000-000000000000");
    const answer = await owner.call({
      method,
      path: `${address}${QUERIES[name] ?? ""}`,
      body: BODIES[name] ?? {},
    });
    expect(answer.status).toBe(404);
    expect(["process-not-found", "submission-not-found"]).toContain(problemOf(answer));
  });
});

describe("around the routes", () => {
  it("anything else under /api is 404 as a problem, whatever the method", async () => {
    for (const [method, path] of [
      ["GET", "/api/"],
      ["GET", "/api/nothing"],
      ["POST", "/api/processes/x/y/z"],
      ["DELETE", "/api/auth"],
    ] as const) {
      const answer = await owner.call({ method, path });
      expect([path, answer.status, problemOf(answer)]).toEqual([path, 404, "route-not-found"]);
    }
  });

  it("ids outside of what ids are made of are refused by their schema", async () => {
    for (const id of ["..%2F..", "%00", "a".repeat(65)]) {
      const answer = await owner.get(`/api/processes/${id}`);
      expect([id, answer.status]).toEqual([id, 422]);
    }
  });

  it("every answer carries the security headers and is never kept by a cache", async () => {
    const answers: Answer[] = [
      await owner.get("/api/version"),
      await owner.get("/api/nothing"),
      await owner.get("/api/processes"),
    ];
    for (const { headers } of answers) {
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });

  it("a caller without a session is answered 204 when asking who is signed in, and gets the XSRF cookie", async () => {
    const visitor = new Visitor(url);
    const answer = await visitor.get("/api/auth/user");
    expect(answer.status).toBe(204);
    expect(visitor.cookies.get("XSRF-TOKEN")).toMatch(/^[\w-]{43}$/);
    expect([...visitor.cookies.keys()]).toEqual(["XSRF-TOKEN"]);
  });

  it("a caller without a session keeps the XSRF cookie: another would refuse a write that is under way", async () => {
    const visitor = new Visitor(url);
    await visitor.get("/api/auth/user");
    const again = await visitor.get("/api/auth/user");
    expect(again.headers.getSetCookie()).toEqual([]);
    visitor.cookies.set("XSRF-TOKEN", "short");
    await visitor.get("/api/auth/user");
    expect(visitor.cookies.get("XSRF-TOKEN")).toMatch(/^[\w-]{43}$/);
  });
});
