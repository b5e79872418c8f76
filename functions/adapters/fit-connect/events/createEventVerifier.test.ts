import { CompactSign } from "jose";
import { describe, expect, it } from "vitest";
import { ok } from "#domain/result.ts";
import { rsaKey } from "#infra/counterparties/kit/rsaKey.ts";
import type { FitConnectSent } from "../submission/fitConnectSent.ts";
import { createEventVerifier } from "./createEventVerifier.ts";
import type { FitConnectJwk } from "../destination/fetchDestinationKey.ts";

const ISSUER = "https://delivery.example/submission-api";
const EVENTS = "https://schema.fitko.de/fit-connect/events/";
const KID = "delivery-key";

const privateKey = await rsaKey({ name: "test one", bits: 2048 });
const { n = "" } = privateKey.export({ format: "jwk" });
const jwk: FitConnectJwk = { kty: "RSA", alg: "PS512", key_ops: ["verify"], kid: KID, n, e: "AQAB" };

const tags = { metadata: "m", data: "d", attachments: { a: "1", b: "2" } };
const sent: FitConnectSent = {
  reservation: { externalId: "f0c30000-0000-4000-8000-000000000001", caseId: "91ab" },
  sealed: {
    kind: "fit-connect",
    destinationId: "7a2668ab-0000-4000-8000-000000000002",
    serviceIdentifier: "urn:de:fim:leika:leistung:99150001001029",
    serviceName: "Anerkennung",
    region: "DE091620000000",
    attachmentIds: ["a", "b"],
    authenticationTags: tags,
  },
};

const submitEvent = {
  jti: "4a6e0000-0000-4000-8000-000000000003",
  iss: ISSUER,
  iat: 1_795_000_123,
  sub: `submission:${sent.reservation.externalId}`,
  txn: "case:91ab",
  events: { [`${EVENTS}submit-submission`]: { authenticationTags: tags } },
};

const verify = createEventVerifier({
  options: {
    deliveryIssuer: ISSUER,
    destinationUrl: "https://delivery.example/destination-api",
    trustRoots: [],
    clock: { now: () => new Date("2026-11-20T12:00:00Z") },
  },
  exchange: () => Promise.resolve(ok({ status: 404, text: "" })),
  deliveryKeys: (kid) => Promise.resolve(ok(kid === KID ? jwk : undefined)),
});

function sign(payload: object, header: Readonly<Record<string, string>> = {}): Promise<string> {
  return new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg: "PS512", typ: "secevent+jwt", kid: KID, ...header })
    .sign(privateKey);
}

function submitWith(authenticationTags: object): object {
  return { ...submitEvent, events: { [`${EVENTS}submit-submission`]: { authenticationTags } } };
}

describe("an event of the delivery service", () => {
  it("is believed when everything about it is right", async () => {
    const token = await sign(submitEvent);
    expect(await verify(token, sent)).toMatchObject({
      ok: true,
      value: { name: "submit-submission", at: new Date(1_795_000_123_000).toISOString(), token },
    });
  });

  const wrong = {
    "of another case": { ...submitEvent, txn: "case:other" },
    "of an unknown issuer": { ...submitEvent, iss: `${ISSUER}/other` },
    "with two events": {
      ...submitEvent,
      events: { ...submitEvent.events, [`${EVENTS}notify-submission`]: {} },
    },
    "that only the authority may issue": {
      ...submitEvent,
      events: { [`${EVENTS}accept-submission`]: { authenticationTags: tags } },
    },
    "with other tags": submitWith({ ...tags, data: "x" }),
    "without the tag of an attachment": submitWith({ ...tags, attachments: { a: "1" } }),
    "with the tag of one more attachment": submitWith({ ...tags, attachments: { a: "1", b: "2", c: "3" } }),
    "without tags": { ...submitEvent, events: { [`${EVENTS}submit-submission`]: {} } },
    "from before there was FIT-Connect": { ...submitEvent, iat: 1 },
    "from the future": { ...submitEvent, iat: Date.parse("2026-11-20T12:06:00Z") / 1_000 },
  };
  for (const [what, payload] of Object.entries(wrong)) {
    it(`proves nothing ${what}`, async () => {
      expect(await verify(await sign(payload), sent)).toEqual({ ok: true, value: "unproven" });
    });
  }

  it("that is about another submission of the case, or a reply, is none of ours", async () => {
    for (const sub of ["submission:91ab0000-0000-4000-8000-000000000009", "reply:91ab"]) {
      expect(await verify(await sign({ ...submitEvent, sub }), sent)).toEqual({
        ok: true,
        value: "unrelated",
      });
    }
  });

  it("proves nothing with another algorithm, type or key, or a changed signature", async () => {
    const sound = await sign(submitEvent);
    const tokens = [
      await sign(submitEvent, { alg: "RS256" }),
      await sign(submitEvent, { typ: "jwt" }),
      await sign(submitEvent, { kid: "unknown-key" }),
      `${sound.slice(0, -8)}AAAAAAAA`,
      `${Buffer.from('{"alg":"none"}').toString("base64url")}.${sound.split(".")[1]}.`,
      "",
    ];
    for (const token of tokens) expect(await verify(token, sent)).toEqual({ ok: true, value: "unproven" });
  });
});
