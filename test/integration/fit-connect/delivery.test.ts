import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { CompactSign } from "jose";
import { partStore } from "#test/fixtures/partStore.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { fitConnectSealed } from "#adapters/fit-connect/submission/fitConnectSent.ts";
import {
  runAuthority,
  type AuthorityReport,
} from "#infra/counterparties/fit-connect/authority/runAuthority.ts";
import { rsaKey } from "#infra/counterparties/kit/rsaKey.ts";
import { announced, delivered, newApplication, transportTo } from "./application.ts";
import { startConsole } from "./startConsole.ts";
import type { RunningConsole } from "./startConsole.ts";
import { startFitConnect } from "./startFitConnect.ts";
import type { RunningFitConnect } from "./startFitConnect.ts";

const DAY = 86_400_000;

let fitConnect: RunningFitConnect;
let portal: RunningConsole;
let outputFolder: string;

beforeAll(async () => {
  fitConnect = await startFitConnect();
  portal = await startConsole(fitConnect.description, () => new Date());
  outputFolder = await mkdtemp(join(tmpdir(), "authority-"));
});

afterAll(async () => {
  await portal.stop();
  await fitConnect.stop();
  await rm(outputFolder, { recursive: true });
});

function authority(...words: readonly string[]): Promise<AuthorityReport> {
  return runAuthority(words, { portalUrl: portal.portalUrl, outputFolder });
}

describe("an application sent by FIT-Connect", () => {
  it("reaches an authority that lists a schema of its own by that schema, as the map makes it", async () => {
    const schema = {
      schemaUri: "urn:de:musterland:anerkennung:antrag:1.0",
      mimeType: "application/json",
    } as const;
    const unlisted = { ...schema, schemaUri: "urn:de:musterland:anerkennung:antrag:2.0", map: "antrag-2" };
    const handOver = [unlisted, { ...schema, map: "antrag-1" }];
    const transport = transportTo(fitConnect.description);
    const sent = await delivered(transport, {
      ...newApplication(),
      way: { transport: "fit-connect", handOver },
    });
    const fetched = await authority("fetch", sent.reservation.externalId, "--json");
    const { files } = z.object({ files: z.array(z.string()) }).parse(JSON.parse(fetched.output));
    expect(await readFile(files[1]!, "utf8")).toBe('{"madeBy":"antrag-1"}');
    expect(JSON.parse(await readFile(files[0]!, "utf8"))).toMatchObject({
      contentStructure: { data: { submissionSchema: schema } },
    });
  });

  it("reaches the authority unchanged and counts as delivered after its signed acceptance", async () => {
    const transport = transportTo(fitConnect.description);
    const application = newApplication();
    const parts = partStore();
    const sealed = await transport.seal(application, parts);
    expect(sealed.ok).toBe(true);
    if (!sealed.ok) return;
    const reservation = await transport.reserve(sealed.value);
    expect(reservation.ok).toBe(true);
    if (!reservation.ok) return;
    const sent = { sealed: sealed.value, reservation: reservation.value };
    expect(await transport.checkDelivery(sent)).toEqual({ ok: true, value: { kind: "in-transit" } });
    expect((await transport.submit(sent, { parts, triedBefore: false })).ok).toBe(true);
    expect(await transport.checkDelivery(sent)).toEqual({ ok: true, value: { kind: "in-transit" } });

    const { externalId } = sent.reservation;
    expect((await authority("list")).output).toContain(externalId);
    const fetched = await authority("fetch", externalId, "--json");
    expect(fetched).toMatchObject({ exitCode: 0, error: "" });
    const { files } = z.object({ files: z.array(z.string()) }).parse(JSON.parse(fetched.output));
    expect(files.map((file) => basename(file))).toEqual([
      "metadata.json",
      "data.json",
      "Antrag.pdf",
      "__Zeugnis_ Diplom.pdf",
    ]);
    expect(await readFile(files[1]!, "utf8")).toBe(application.data[0].text);
    expect(
      createHash("sha512")
        .update(await readFile(files[3]!))
        .digest("hex"),
    ).toBe(application.documents[1]!.sha512);
    expect(JSON.parse(await readFile(files[0]!, "utf8"))).toMatchObject({
      additionalReferenceInfo: { senderReference: "4F7K-19QD-82MX", applicationDate: "2026-11-21" },
    });

    const before = Math.floor(Date.now() / 1_000) * 1_000;
    expect((await authority("accept", externalId)).output).toBe(`Accepted: ${externalId}\n`);
    const after = Date.now();
    const state = await transport.checkDelivery(sent);
    expect(state).toMatchObject({ ok: true, value: { kind: "delivered" } });
    if (!state.ok || state.value.kind !== "delivered") return;
    expect(state.value.evidence).toHaveLength(4);
    // An event names its second.
    expect(Date.parse(state.value.at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(state.value.at)).toBeLessThanOrEqual(after);
    expect((await authority("list")).output).not.toContain(externalId);
    expect(await authority("fetch", externalId)).toMatchObject({ exitCode: 1 });
  });

  it("counts as rejected with the authority's reason", async () => {
    const transport = transportTo(fitConnect.description);
    const sent = await delivered(transport);
    const reason = ["Das", "Diplom", "ist", "nicht", "lesbar."];
    expect((await authority("reject", sent.reservation.externalId, ...reason)).exitCode).toBe(0);
    expect(await transport.checkDelivery(sent)).toMatchObject({
      ok: true,
      value: {
        kind: "rejected",
        problems: [{ title: "Technischer Fehler", detail: "Das Diplom ist nicht lesbar." }],
      },
    });
  });

  it("is sent once, however often the step runs", async () => {
    const transport = transportTo(fitConnect.description);
    const parts = partStore();
    const sent = await announced(transport, parts);
    expect(await transport.submit(sent, { parts, triedBefore: false })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await transport.submit(sent, { parts, triedBefore: false })).toEqual({
      ok: true,
      value: undefined,
    });
    await authority("accept", sent.reservation.externalId);
    expect(await transport.submit(sent, { parts, triedBefore: false })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await transport.checkDelivery(sent)).toMatchObject({ value: { kind: "delivered" } });
  });

  it("is not taken for sent when the delivery service holds other content under its ids", async () => {
    const transport = transportTo(fitConnect.description);
    const sent = await delivered(transport);
    const otherParts = partStore();
    const other = await transport.seal(newApplication(), otherParts);
    if (!other.ok) throw new Error("seal");
    const { attachmentIds, ...rest } = fitConnectSealed(other.value);
    const mixed = { reservation: sent.reservation, sealed: { ...rest, attachmentIds: [] } };
    expect(attachmentIds).toHaveLength(2);
    expect(await transport.submit(mixed, { parts: otherParts, triedBefore: false })).toMatchObject({
      ok: false,
      failure: { kind: "transport-refused" },
    });
  });

  it("continues after an outage where it stopped", async () => {
    const transport = transportTo(fitConnect.description);
    const parts = partStore();
    const sent = await announced(transport, parts);
    await fitConnect.setFault({ kind: "unavailable", times: 1, path: "/submission-api/v2/submissions" });
    expect(await transport.submit(sent, { parts, triedBefore: false })).toMatchObject({
      ok: false,
      failure: { kind: "transport-unavailable" },
    });
    expect(await transport.submit(sent, { parts, triedBefore: false })).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it("fails for good when the delivery service refuses it", async () => {
    const transport = transportTo(fitConnect.description);
    const parts = partStore();
    const sent = await announced(transport, parts);
    await fitConnect.setFault({ kind: "reject-finalize", times: 1 });
    expect(await transport.submit(sent, { parts, triedBefore: false })).toMatchObject({
      ok: false,
      failure: { kind: "transport-refused" },
    });
  });

  it("has to be announced anew when it was not completed within a day", async () => {
    const transport = transportTo(fitConnect.description);
    const parts = partStore();
    const sent = await announced(transport, parts);
    await fitConnect.moveClock(DAY + 60_000);
    const submitted = await transport.submit(sent, { parts, triedBefore: false });
    await fitConnect.moveClock(0);
    expect(submitted).toEqual({ ok: false, failure: { kind: "reservation-lost" } });
  });

  it("survives a restart of the delivery service, whose tokens then are unknown", async () => {
    const transport = transportTo(fitConnect.description);
    const parts = partStore();
    const sent = await announced(transport, parts);
    await fitConnect.restart();
    expect(await transport.submit(sent, { parts, triedBefore: false })).toEqual({
      ok: true,
      value: undefined,
    });
    await fitConnect.restart();
    expect((await authority("accept", sent.reservation.externalId)).exitCode).toBe(0);
    expect(await transport.checkDelivery(sent)).toMatchObject({ value: { kind: "delivered" } });
  });

  it("finds its destination by the routing service when none is pinned", async () => {
    await delivered(transportTo(fitConnect.description, { destinations: [] }));
    const elsewhere = transportTo(fitConnect.description, {
      destinations: [],
      portalIssuer: `${fitConnect.description.portalIssuer}/other`,
    });
    expect(await elsewhere.seal(newApplication(), partStore())).toMatchObject({
      ok: false,
      failure: { kind: "transport-refused", cause: "The destination signature has an unknown issuer" },
    });
  });
});

describe("an application is not sealed", () => {
  it("for a key whose certificates end at a root that is not configured", async () => {
    const transport = transportTo(fitConnect.description, { trustRoots: [] });
    expect(await transport.seal(newApplication(), partStore())).toMatchObject({
      ok: false,
      failure: { kind: "transport-refused" },
    });
  });

  it("after its certificates have expired", async () => {
    const clock = { now: () => new Date(Date.now() + 200 * 365 * DAY) };
    const transport = transportTo(fitConnect.description, { clock });
    expect(await transport.seal(newApplication(), partStore())).toMatchObject({
      failure: { kind: "transport-refused" },
    });
  });

  it("for an inactive destination", async () => {
    const destinationId = fitConnect.description.inactiveDestinationId;
    const destinations = [{ leiKaIds: "all" as const, arsPrefixes: ["09"], destinationId }];
    const transport = transportTo(fitConnect.description, { destinations });
    expect(await transport.seal(newApplication(), partStore())).toMatchObject({
      failure: { kind: "transport-refused", cause: "The destination is not active" },
    });
  });

  it("when a document is not the one that was hashed", async () => {
    const application = newApplication();
    const [first, second] = application.documents;
    const documents = [first!, { ...second!, read: () => first!.read() }];
    const sealed = await transportTo(fitConnect.description).seal({ ...application, documents }, partStore());
    expect(sealed).toMatchObject({ failure: { kind: "transport-refused" } });
  });
});

describe("the transport", () => {
  it("refuses to go on with wrong credentials", async () => {
    const transport = transportTo(fitConnect.description, {
      credentials: () => Promise.resolve({ id: "someone", secret: "else" }),
    });
    const sealed = await transport.seal(newApplication(), partStore());
    if (!sealed.ok) throw new Error("seal");
    expect(await transport.reserve(sealed.value)).toMatchObject({
      failure: { kind: "transport-refused" },
    });
  });

  it("says unavailable when nothing answers", async () => {
    const transport = transportTo(fitConnect.description, { destinationUrl: "http://127.0.0.1:9" });
    expect(await transport.seal(newApplication(), partStore())).toMatchObject({
      failure: { kind: "transport-unavailable" },
    });
  });

  it("believes no acceptance that the authority did not sign", async () => {
    const honest = transportTo(fitConnect.description);
    const sent = await delivered(honest);
    const privateKey = await rsaKey({ name: "test one", bits: 2048 });
    const kid = await signatureKid();
    const forged = await new CompactSign(
      Buffer.from(
        JSON.stringify({
          jti: randomUUID(),
          iss: sent.sealed.destinationId,
          iat: Math.floor(Date.now() / 1_000),
          sub: `submission:${sent.reservation.externalId}`,
          txn: `case:${sent.reservation.caseId}`,
          events: {
            "https://schema.fitko.de/fit-connect/events/accept-submission": {
              authenticationTags: sent.sealed.authenticationTags,
            },
          },
        }),
      ),
    )
      .setProtectedHeader({ alg: "PS512", typ: "secevent+jwt", kid })
      .sign(privateKey);
    let deceptions = 0;
    const deceived = transportTo(fitConnect.description, {
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        if (!String(input instanceof Request ? input.url : input).includes("/events?")) return response;
        const log = z.object({ eventLog: z.array(z.string()) }).parse(await response.json());
        deceptions += 1;
        const eventLog = [...log.eventLog, forged, "no.token", ""];
        return Response.json({ offset: 0, count: eventLog.length, totalCount: eventLog.length, eventLog });
      },
    });
    expect(await deceived.checkDelivery(sent)).toEqual({
      ok: true,
      value: { kind: "in-transit", unproven: 3 },
    });
    expect(deceptions).toBe(1);
  });
});

async function signatureKid(): Promise<string> {
  const { destinationUrl, destinationId } = fitConnect.description;
  const response = await fetch(`${destinationUrl}/v2/destinations/${destinationId}/keys`);
  const { keys } = z
    .object({ keys: z.array(z.object({ kid: z.string(), alg: z.string() })) })
    .parse(await response.json());
  return keys.find(({ alg }) => alg === "PS512")?.kid ?? "";
}
