import { createPrivateKey, createPublicKey, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { CompactEncrypt, compactVerify, CompactSign, createLocalJWKSet } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startFitConnect } from "./startFitConnect.ts";
import type { RunningFitConnect } from "./startFitConnect.ts";

const EVENTS = "https://schema.fitko.de/fit-connect/events/";

let fitConnect: RunningFitConnect;
let base: string;
let sender: string;
let subscriber: string;
let kid: string;

beforeAll(async () => {
  fitConnect = await startFitConnect();
  base = `${fitConnect.description.submissionUrl}/v2`;
  sender = await token("sender");
  subscriber = await token("subscriber");
  const destination = await json(`${base}/destinations/${fitConnect.description.destinationId}`);
  kid = z.object({ encryptionKid: z.string() }).parse(destination).encryptionKid;
});

afterAll(() => fitConnect.stop());

async function token(role: "sender" | "subscriber"): Promise<string> {
  const { id, secret } = fitConnect.description[role];
  const answer = await askToken({ grant_type: "client_credentials", client_id: id, client_secret: secret });
  return z.object({ access_token: z.string() }).parse(await answer.json()).access_token;
}

function askToken(form: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(fitConnect.description.tokenUrl, { method: "POST", body: new URLSearchParams(form) });
}

async function json(url: string, bearer?: string): Promise<unknown> {
  const headers: Record<string, string> = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  return (await fetch(url, { headers })).json();
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly bearer: string;
  readonly type?: string;
  readonly body?: string;
}

async function call({ method, path, bearer, type, body }: Call): Promise<number> {
  const headers = {
    authorization: `Bearer ${bearer}`,
    ...(type === undefined ? {} : { "content-type": type }),
  };
  const response = await fetch(`${base}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  if (response.status >= 400) {
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(JSON.parse(text)).toMatchObject({ status: response.status });
  }
  return response.status;
}

const JSON_TYPE = "application/json";
const JOSE_TYPE = "application/jose";

function announcement(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    destinationId: fitConnect.description.destinationId,
    announcedAttachments: [],
    publicService: { identifier: fitConnect.description.serviceIdentifier, name: "Anerkennung" },
    region: "DE091620000000",
    ...changes,
  });
}

const submissionIds = z.object({ submissionId: z.uuid(), caseId: z.uuid() });

async function announce(
  announcedAttachments: readonly string[] = [],
): Promise<z.infer<typeof submissionIds>> {
  const response = await fetch(`${base}/submissions`, {
    method: "POST",
    headers: { authorization: `Bearer ${sender}`, "content-type": JSON_TYPE },
    body: announcement({ announcedAttachments }),
  });
  expect(response.status).toBe(201);
  return submissionIds.parse(await response.json());
}

async function jwe(header: Readonly<Record<string, string>> = {}): Promise<string> {
  const { destinationUrl, destinationId } = fitConnect.description;
  const key = await json(`${destinationUrl}/v2/destinations/${destinationId}/keys/${kid}`);
  const { kty, n, e } = z.object({ kty: z.string(), n: z.string(), e: z.string() }).parse(key);
  return new CompactEncrypt(Buffer.from("{}"))
    .setProtectedHeader({ alg: "RSA-OAEP-256", enc: "A256GCM", kid, cty: JSON_TYPE, ...header })
    .encrypt(createPublicKey({ key: { kty, n, e }, format: "jwk" }));
}

async function submitted(): Promise<z.infer<typeof submissionIds> & { readonly tags: object }> {
  const ids = await announce();
  const [encryptedMetadata, encryptedData] = [await jwe(), await jwe()];
  const body = JSON.stringify({ encryptedMetadata, encryptedData });
  const path = `/submissions/${ids.submissionId}`;
  expect(await call({ method: "PUT", path, bearer: sender, type: JSON_TYPE, body })).toBe(200);
  const tag = (part: string): string => part.split(".")[4] ?? "";
  return {
    ...ids,
    tags: { metadata: tag(encryptedMetadata), data: tag(encryptedData), attachments: {} },
  };
}

describe("the token endpoint", () => {
  it("gives tokens for credentials in the body only", async () => {
    const { id, secret } = fitConnect.description.sender;
    const good = { grant_type: "client_credentials", client_id: id, client_secret: secret };
    expect((await askToken(good)).status).toBe(200);
    const wrong = await askToken({ ...good, client_secret: "wrong" });
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toEqual({ error: "invalid_client" });
    expect((await askToken({ ...good, grant_type: "password" })).status).toBe(400);
    const basic = await fetch(fitConnect.description.tokenUrl, {
      method: "POST",
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}` },
      body: new URLSearchParams({ grant_type: "client_credentials" }),
    });
    expect(basic.status).toBe(401);
  });

  it("lets tokens end after half an hour", async () => {
    const short = await token("subscriber");
    await fitConnect.moveClock(29 * 60_000);
    expect(await call({ method: "GET", path: "/submissions", bearer: short })).toBe(200);
    await fitConnect.moveClock(31 * 60_000);
    expect(await call({ method: "GET", path: "/submissions", bearer: short })).toBe(401);
    await fitConnect.moveClock(0);
  });
});

describe("rights", () => {
  it("are asked for: no token or an unknown one 401, another role 403", async () => {
    expect(await call({ method: "GET", path: "/submissions", bearer: "unknown" })).toBe(401);
    expect(await call({ method: "GET", path: "/submissions", bearer: sender })).toBe(403);
    const body = announcement();
    expect(
      await call({ method: "POST", path: "/submissions", bearer: subscriber, type: JSON_TYPE, body }),
    ).toBe(403);
    const other = `/submissions?destinationId=${fitConnect.description.inactiveDestinationId}`;
    expect(await call({ method: "GET", path: other, bearer: subscriber })).toBe(403);
  });

  it("are not needed to read destinations and keys, which show nothing private", async () => {
    const { destinationUrl, destinationId, inactiveDestinationId } = fitConnect.description;
    for (const url of [base, `${destinationUrl}/v2`]) {
      expect(await json(`${url}/destinations/${destinationId}`)).toMatchObject({ status: "active" });
      expect(await json(`${url}/destinations/${inactiveDestinationId}`)).toMatchObject({
        status: "inactive",
      });
      const key = await json(`${url}/destinations/${destinationId}/keys/${kid}`);
      expect(Object.keys(z.record(z.string(), z.unknown()).parse(key)).sort()).toEqual(
        ["alg", "e", "key_ops", "kid", "kty", "n", "x5c"].sort(),
      );
      expect(key).toMatchObject({ key_ops: ["wrapKey"], alg: "RSA-OAEP-256", e: "AQAB" });
    }
    expect((await fetch(`${base}/destinations/${destinationId}/keys`)).status).toBe(404);
    expect((await fetch(`${destinationUrl}/v2/destinations/${destinationId}/keys`)).status).toBe(200);
    expect((await fetch(`${base}/destinations/${randomUUID()}`)).status).toBe(404);
  });
});

describe("announcing", () => {
  const cases = (): readonly (readonly [string, number])[] => {
    const twin = randomUUID();
    return [
      ["{", 400],
      [announcement({ announcedAttachments: ["no-uuid"] }), 400],
      [announcement({ announcedAttachments: [twin, twin.toUpperCase()] }), 422],
      [announcement({ announcedAttachments: Array.from({ length: 101 }, () => randomUUID()) }), 422],
      [announcement({ destinationId: randomUUID() }), 404],
      [announcement({ destinationId: fitConnect.description.inactiveDestinationId }), 422],
      [announcement({ publicService: { identifier: "urn:de:fim:leika:leistung:12345678901234" } }), 422],
      [announcement({ region: "091620000000" }), 400],
    ];
  };

  it("refuses what a delivery service refuses", async () => {
    for (const [body, status] of cases()) {
      const request = { method: "POST", path: "/submissions", bearer: sender, type: JSON_TYPE, body };
      expect([body, await call(request)]).toEqual([body, status]);
    }
    const untyped = { method: "POST", path: "/submissions", bearer: sender, body: announcement() };
    expect(await call({ ...untyped, type: "text/plain" })).toBe(415);
  });
});

describe("uploading", () => {
  it("takes announced attachments, again and again until the end", async () => {
    const id = randomUUID();
    const { submissionId } = await announce([id]);
    const path = `/submissions/${submissionId}/attachments/${id}`;
    const put = { method: "PUT", path, bearer: sender, type: JOSE_TYPE };
    const body = await jwe({ cty: "application/pdf" });
    expect(await call({ ...put, body })).toBe(204);
    expect(await call({ ...put, body })).toBe(204);
    expect(await call({ ...put, type: "application/pdf", body })).toBe(415);
    expect(await call({ ...put, path: path.replace(id, randomUUID()), body })).toBe(422);
    expect(await call({ ...put, path: path.replace(submissionId, randomUUID()), body })).toBe(404);
    expect(await call({ ...put, path: path.replace(submissionId, "x"), body })).toBe(400);
    expect(await call({ ...put, body: "a.b.c" })).toBe(422);
    expect(await call({ ...put, body: await jwe({ kid: "another-key" }) })).toBe(422);
    expect(await call({ ...put, body: await jwe({ enc: "A128GCM" }) })).toBe(422);
    expect(await call({ ...put, body: await jwe({ alg: "RSA-OAEP" }) })).toBe(422);
  });

  it("ends with both parts, all attachments and right headers, once", async () => {
    const id = randomUUID();
    const { submissionId } = await announce([id]);
    const path = `/submissions/${submissionId}`;
    const put = { method: "PUT", path, bearer: sender, type: JSON_TYPE };
    const good = { encryptedMetadata: await jwe(), encryptedData: await jwe() };
    expect(await call({ ...put, body: JSON.stringify(good) })).toBe(422);
    const attachment = { ...put, path: `${path}/attachments/${id}`, type: JOSE_TYPE, body: await jwe() };
    expect(await call(attachment)).toBe(204);
    expect(await call({ method: "GET", path, bearer: subscriber })).toBe(404);
    const wrong = [
      { encryptedData: good.encryptedData },
      { encryptedMetadata: good.encryptedMetadata },
      { ...good, encryptedMetadata: await jwe({ cty: "application/xml" }) },
      { ...good, encryptedData: await jwe({ cty: "application/xml" }) },
      { ...good, encryptedData: "a.b.c.d.e" },
    ];
    for (const body of wrong) expect(await call({ ...put, body: JSON.stringify(body) })).toBe(422);
    const zipped = withHeader(good.encryptedData, {
      alg: "RSA-OAEP-256",
      enc: "A256GCM",
      kid,
      cty: JSON_TYPE,
      zip: "DEF",
    });
    expect(await call({ ...put, body: JSON.stringify({ ...good, encryptedData: zipped }) })).toBe(422);
    expect(await call({ ...put, body: JSON.stringify(good) })).toBe(200);
    expect(await call({ ...put, body: JSON.stringify(good) })).toBe(422);
    expect(await call(attachment)).toBe(422);
    expect(await call({ method: "GET", path, bearer: subscriber })).toBe(200);
    expect(await call({ method: "GET", path: `${path}/attachments/${id}`, bearer: subscriber })).toBe(200);
    expect(
      await call({ method: "GET", path: `${path}/attachments/${randomUUID()}`, bearer: subscriber }),
    ).toBe(404);
  });
});

function withHeader(part: string, header: object): string {
  const encoded = Buffer.from(JSON.stringify(header)).toString("base64url");
  return [encoded, ...part.split(".").slice(1)].join(".");
}

const eventLog = z.object({
  offset: z.number(),
  count: z.number(),
  totalCount: z.number(),
  eventLog: z.array(z.string()),
});

describe("the event log", () => {
  it("lists the events in order, signed by the delivery service", async () => {
    const { submissionId, caseId, tags } = await submitted();
    const log = eventLog.parse(await json(`${base}/cases/${caseId}/events`, sender));
    expect(log).toMatchObject({ offset: 0, count: 3, totalCount: 3 });
    expect(await json(`${base}/submissions/${submissionId}/events`, sender)).toEqual(log);
    const { submissionUrl } = fitConnect.description;
    const keys = z
      .object({ keys: z.array(z.looseObject({ kty: z.string(), n: z.string(), e: z.string() })) })
      .parse(await json(`${submissionUrl}/.well-known/jwks.json`));
    const payloads = await Promise.all(
      log.eventLog.map(async (event) => {
        const verified = await compactVerify(event, createLocalJWKSet(keys), { algorithms: ["PS512"] });
        expect(Object.keys(verified.protectedHeader).sort()).toEqual(["alg", "kid", "typ"]);
        return z
          .object({
            iss: z.string(),
            sub: z.string(),
            txn: z.string(),
            $schema: z.string().optional(),
            events: z.record(z.string(), z.unknown()),
          })
          .parse(JSON.parse(new TextDecoder().decode(verified.payload)));
      }),
    );
    expect(payloads.map(({ events }) => events)).toEqual([
      { [`${EVENTS}create-submission`]: {} },
      { [`${EVENTS}submit-submission`]: { authenticationTags: tags } },
      { [`${EVENTS}notify-submission`]: {} },
    ]);
    for (const { iss, sub, txn } of payloads) {
      expect([iss, sub, txn]).toEqual([submissionUrl, `submission:${submissionId}`, `case:${caseId}`]);
    }
    expect(payloads.map(({ $schema }) => $schema !== undefined)).toEqual([false, true, false]);
  });

  it("is read page by page", async () => {
    const { caseId } = await submitted();
    const page = eventLog.parse(await json(`${base}/cases/${caseId}/events?offset=1&limit=1`, sender));
    expect(page).toMatchObject({ offset: 1, count: 1, totalCount: 3 });
    for (const query of ["limit=501", "limit=0", "offset=-1", "limit=x"]) {
      expect(await call({ method: "GET", path: `/cases/${caseId}/events?${query}`, bearer: sender })).toBe(
        400,
      );
    }
    expect(await call({ method: "GET", path: `/cases/${randomUUID()}/events`, bearer: sender })).toBe(404);
  });
});

describe("the authority's event", () => {
  async function signed(payload: Readonly<Record<string, unknown>>, header = {}): Promise<string> {
    const jwk = z
      .looseObject({ kty: z.string(), kid: z.string() })
      .parse(JSON.parse(readFileSync(fitConnect.description.signingKeyFile, "utf8")));
    return new CompactSign(Buffer.from(JSON.stringify(payload)))
      .setProtectedHeader({ alg: "PS512", typ: "secevent+jwt", kid: jwk.kid, ...header })
      .sign(createPrivateKey({ key: jwk, format: "jwk" }));
  }

  function acceptance(of: Awaited<ReturnType<typeof submitted>>): Readonly<Record<string, unknown>> {
    return {
      $schema: "https://schema.fitko.de/fit-connect/set-payload/1.2.2/set-payload.schema.json",
      jti: randomUUID(),
      iss: fitConnect.description.destinationId,
      iat: Math.floor(Date.now() / 1_000),
      sub: `submission:${of.submissionId}`,
      txn: `case:${of.caseId}`,
      events: { [`${EVENTS}accept-submission`]: { authenticationTags: of.tags } },
    };
  }

  it("is checked in all its parts, and a second final event meets a conflict", async () => {
    const submission = await submitted();
    const path = `/cases/${submission.caseId}/events`;
    const post = (body: string, changes: Partial<Call> = {}): Promise<number> =>
      call({ method: "POST", path, bearer: subscriber, type: JOSE_TYPE, body, ...changes });
    const good = acceptance(submission);
    const accept = { authenticationTags: { ...submission.tags, data: "AAAA" } };
    const invalid = [
      { ...good, iss: randomUUID() },
      { ...good, sub: `submission:${randomUUID()}` },
      { ...good, txn: `case:${randomUUID()}` },
      { ...good, jti: "1" },
      { ...good, iat: 1 },
      { ...good, iat: Math.floor(Date.now() / 1_000) + 3_600 },
      { ...good, $schema: "https://schema.fitko.de/fit-connect/set-payload/1.0.0/set-payload.schema.json" },
      { ...good, events: { [`${EVENTS}accept-submission`]: accept } },
      { ...good, events: { [`${EVENTS}accept-submission`]: {} } },
      { ...good, events: { [`${EVENTS}reject-submission`]: { problems: [] } } },
      { ...good, events: { [`${EVENTS}delete-submission`]: {} } },
      {
        ...good,
        events: {
          ...z.object({ events: z.object({}).loose() }).parse(good).events,
          [`${EVENTS}forward-submission`]: {},
        },
      },
    ];
    for (const payload of invalid)
      expect([payload, await post(await signed(payload))]).toEqual([payload, 422]);
    expect(await post(await signed(good, { typ: "jwt" }))).toBe(422);
    expect(await post(await signed(good, { kid: "unknown-key" }))).toBe(422);
    const sound = await signed(good);
    expect(await post(`${sound.slice(0, -8)}AAAAAAAA`)).toBe(422);
    expect(await post("no token")).toBe(400);
    expect(await post(sound, { type: JSON_TYPE })).toBe(415);
    expect(await post(sound, { bearer: sender })).toBe(403);
    expect(await post(sound, { path: `/cases/${randomUUID()}/events` })).toBe(404);

    expect(await post(sound)).toBe(204);
    expect(await post(await signed({ ...good, jti: randomUUID() }))).toBe(409);
    expect(
      await call({ method: "GET", path: `/submissions/${submission.submissionId}`, bearer: subscriber }),
    ).toBe(404);
    const log = eventLog.parse(await json(`${base}${path}`, sender));
    expect(log.eventLog.at(-1)).toBe(sound);
  });

  it("is decided once, also when two arrive at the same moment", async () => {
    const submission = await submitted();
    const tokens = await Promise.all([signed(acceptance(submission)), signed(acceptance(submission))]);
    const path = `/cases/${submission.caseId}/events`;
    const answers = await Promise.all(
      tokens.map((body) => call({ method: "POST", path, bearer: subscriber, type: JOSE_TYPE, body })),
    );
    expect(answers.toSorted()).toEqual([204, 409]);
  });
});

describe("the routing service", () => {
  it("finds areas that fit every expression, and routes signed by the portal", async () => {
    const { routingUrl, destinationId } = fitConnect.description;
    for (const version of ["v2", "v1"]) {
      const areas = `${routingUrl}/${version}/areas?areaSearchexpression`;
      expect(await json(`${areas}=frankfurt`)).toMatchObject({ totalCount: 2 });
      expect(await json(`${areas}=frankfurt&areaSearchexpression=oder`)).toMatchObject({ totalCount: 1 });
      expect((await fetch(`${areas}=frankfurt%20oder`)).status).toBe(500);
      const routes = `${routingUrl}/${version}/routes?leikaKey=99150001001029`;
      expect(await json(`${routes}&ars=091620000000`)).toMatchObject({ routes: [{ destinationId }] });
      expect(await json(`${routes}&areaId=3`)).toMatchObject({ totalCount: 1 });
      expect((await fetch(`${routes}&ars=09162&ags=09162`)).status).toBe(400);
      expect((await fetch(routes)).status).toBe(400);
      expect(await json(`${routingUrl}/${version}/info`)).toEqual({
        version: { major: 2, minor: 0, patch: 0 },
      });
    }
  });
});

describe("the counterparty's journal", () => {
  it("names the last requests without queries, and answers unknown paths and methods as problems", async () => {
    expect(await call({ method: "GET", path: "/nothing?secret=1", bearer: sender })).toBe(404);
    expect(await call({ method: "DELETE", path: "/submissions", bearer: sender })).toBe(405);
    const entries = await fitConnect.journal();
    expect(entries.length).toBeLessThanOrEqual(50);
    expect(entries.at(-2)).toMatchObject({ method: "GET", path: "/submission-api/v2/nothing", status: 404 });
  });
});
