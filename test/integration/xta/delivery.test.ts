import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AuthorityTransport } from "#ports/sending/AuthorityTransport.ts";
import { newApplication, newDocument, ready, recipientAt, transportTo, type Ready } from "./application.ts";
import { ACTIONS, soapCall, textIn, type SoapAnswer } from "./soapCall.ts";
import { startXta, type RunningXta } from "./startXta.ts";

const OSCI = "http://www.osci.eu/ws/2008/05/transport";
const WSA = "http://www.w3.org/2005/08/addressing";
const FIRST = { triedBefore: false };
const AGAIN = { triedBefore: true };

let xta: RunningXta;
let transport: AuthorityTransport;

beforeAll(async () => {
  xta = await startXta();
  transport = transportTo(xta.description);
});

afterAll(() => xta.stop());

beforeEach(() => xta.setFault({ kind: "none" }));

function readerCall(operation: "getStatusList" | "getMessage" | "close", body: string): Promise<SoapAnswer> {
  const { endpoints, reader, caFile } = xta.description;
  return soapCall({ url: endpoints.messageBox, action: ACTIONS[operation], client: reader, caFile, body });
}

const fetchMessage = (id: string): Promise<SoapAnswer> =>
  readerCall(
    "getMessage",
    `<MsgBoxFetchRequest xmlns="${OSCI}"><MsgSelector><MessageID xmlns="${WSA}">${id}</MessageID></MsgSelector></MsgBoxFetchRequest>`,
  );

const closeMessage = (id: string): Promise<SoapAnswer> =>
  readerCall(
    "close",
    `<MsgBoxCloseRequest xmlns="${OSCI}" MsgBoxRequestID="urn:reader:1"><LastMsgReceived>${id}</LastMsgReceived></MsgBoxCloseRequest>`,
  );

/** Ids of the messages that wait for the authority. */
async function waiting(): Promise<readonly string[]> {
  const list = await readerCall(
    "getStatusList",
    `<MsgBoxStatusListRequest xmlns="${OSCI}" ListForm="MessageMetaData"/>`,
  );
  return [...list.text.matchAll(/<(?:\w+:)?MessageID[^>]*>(urn:de:xta:[^<]+)</g)].map(([, id = ""]) => id);
}

function composed(): Promise<Ready> {
  return ready(transport, newApplication(recipientAt(xta.description)));
}

describe("an application sent by XTA", () => {
  it("reaches the authority unchanged and counts as delivered when the authority has closed it", async () => {
    const { application, sent, parts } = await composed();
    const id = sent.reservation.externalId;
    expect(id).toMatch(/^urn:de:xta:messageid:/);
    expect(await transport.submit(sent, { parts, ...FIRST })).toEqual({ ok: true, value: undefined });
    expect(await transport.checkDelivery(sent)).toEqual({ ok: true, value: { kind: "in-transit" } });

    expect(await waiting()).toContain(id);
    const fetched = await fetchMessage(id);
    expect(fetched.status).toBe(200);
    expect(textIn(fetched.text, "RelatesTo")).toBe(fetched.messageId);
    expect(textIn(fetched.text, "Requester")).toBe(application.transferTicketNumber);
    expect(fetched.text).toContain('TestMsg="true"');
    for (const document of application.documents) {
      const bytes = Buffer.from(await document.read());
      expect(fetched.bytes.includes(bytes)).toBe(true);
      const hash = createHash("sha512").update(bytes).digest("hex");
      expect(fetched.text).toContain(`hashverfahren="SHA-512" hash="${hash}"`);
    }
    expect(fetched.text).toContain(application.data[0].text);
    expect(fetched.text).toContain('filename="Zeugnis &#34;Ö&#34; &#38; &#60;Co&#62;.pdf"');
    const lying = await transport.checkDelivery(sent);
    expect(lying).toMatchObject({ ok: true, value: { kind: "in-transit" } });
    expect(lying.ok && lying.value.fetchedAt).toMatch(/Z$/);

    expect((await closeMessage(id)).status).toBe(200);
    const state = await transport.checkDelivery(sent);
    expect(state).toMatchObject({ ok: true, value: { kind: "delivered" } });
    if (!state.ok || state.value.kind !== "delivered") return;
    expect(state.value.evidence).toHaveLength(1);
    expect(state.value.evidence[0]).toContain(id);
    expect(await waiting()).not.toContain(id);
  });

  it("of 30 MB arrives whole", async () => {
    const big = newDocument("attachment", "gross.pdf", Buffer.alloc(28_900_000, "%PDF-1.7 x"));
    const { sent, parts } = await ready(
      transport,
      newApplication(recipientAt(xta.description), [newDocument("form", "Antrag.pdf"), big]),
    );
    expect(await transport.submit(sent, { parts, ...FIRST })).toMatchObject({ ok: true });
    expect((await fetchMessage(sent.reservation.externalId)).bytes.length).toBeGreaterThan(28_900_000);
    expect((await closeMessage(sent.reservation.externalId)).status).toBe(200);
  });

  it("is one at the authority when the answer to sending was lost", async () => {
    const { sent, parts } = await composed();
    await xta.setFault({ kind: "drop-answer", operation: "sendMessage", times: 1 });
    expect(await transport.submit(sent, { parts, ...FIRST })).toMatchObject({
      failure: { kind: "transport-unavailable" },
    });
    expect(await transport.submit(sent, { parts, ...AGAIN })).toEqual({ ok: true, value: undefined });
    const { externalId } = sent.reservation;
    expect((await waiting()).filter((id) => id === externalId)).toHaveLength(1);
    const sendings = (await xta.journal()).filter(({ path }) => path === "/SendXtaPort");
    expect(sendings.length).toBeGreaterThan(0);
  });

  it("is one at the authority when it is sent twice without reading the report", async () => {
    const { sent, parts } = await composed();
    for (let run = 0; run < 3; run += 1) {
      expect(await transport.submit(sent, { parts, ...FIRST })).toEqual({ ok: true, value: undefined });
    }
    const { externalId } = sent.reservation;
    expect((await waiting()).filter((id) => id === externalId)).toHaveLength(1);
  });

  it("is sent under the stored id after a crash between getting the id and sending", async () => {
    const { sent, parts } = await composed();
    await xta.restart();
    expect(await transport.submit(sent, { parts, ...AGAIN })).toEqual({ ok: true, value: undefined });
    expect(await waiting()).toContain(sent.reservation.externalId);
  });

  it("survives a restart of the provider", async () => {
    const { sent, parts } = await composed();
    await transport.submit(sent, { parts, ...FIRST });
    await xta.restart();
    expect(await transport.checkDelivery(sent)).toEqual({ ok: true, value: { kind: "in-transit" } });
    await xta.setFault({ kind: "authority-fetches" });
    expect(await transport.checkDelivery(sent)).toMatchObject({ value: { kind: "delivered" } });
  });

  it("is not hurt by an answer that comes twice", async () => {
    await xta.setFault({ kind: "answer-twice" });
    const { sent, parts } = await composed();
    expect(await transport.submit(sent, { parts, ...FIRST })).toEqual({ ok: true, value: undefined });
    expect(await transport.checkDelivery(sent)).toEqual({ ok: true, value: { kind: "in-transit" } });
  });

  it.each([
    ["9000", "transport-unavailable"],
    ["9030", "transport-unavailable"],
    ["9031", "transport-unavailable"],
    ["9032", "transport-unavailable"],
    ["9010", "transport-refused"],
    ["9011", "transport-refused"],
    ["9012", "transport-refused"],
    ["9013", "transport-refused"],
    ["9014", "transport-refused"],
    ["9020", "transport-refused"],
    ["9021", "transport-refused"],
    ["9022", "transport-refused"],
    ["9023", "transport-refused"],
    ["9050", "transport-refused"],
    ["9051", "transport-refused"],
    ["9052", "transport-refused"],
    ["9060", "transport-refused"],
    ["9080", "transport-refused"],
    ["9081", "transport-refused"],
  ])("meets error %s as %s, and goes through when it is over", async (number, kind) => {
    const { sent, parts } = await composed();
    await xta.setFault({ kind: "fault", number, operation: "sendMessage", times: 1 });
    expect(await transport.submit(sent, { parts, ...FIRST })).toMatchObject({ failure: { kind } });
    expect(await transport.submit(sent, { parts, ...AGAIN })).toEqual({ ok: true, value: undefined });
  });

  it.each(["unavailable", "wrong-relates-to", "drop-answer"])(
    "waits for better times when the provider is not itself: %s",
    async (fault) => {
      const { sent, parts } = await composed();
      await transport.submit(sent, { parts, ...FIRST });
      await xta.setFault({ kind: fault });
      for (const failing of [transport.reserve(sent.sealed), transport.checkDelivery(sent)]) {
        expect(await failing).toMatchObject({ failure: { kind: "transport-unavailable" } });
      }
    },
  );

  it("is not sent anew under another id when the provider forgot what happened", async () => {
    const { sent, parts } = await composed();
    await transport.submit(sent, { parts, ...FIRST });
    await xta.setFault({ kind: "deleted" });
    expect(await transport.submit(sent, { parts, ...AGAIN })).toMatchObject({
      failure: { kind: "outcome-unknown" },
    });
    expect(await transport.checkDelivery(sent)).toMatchObject({ failure: { kind: "transport-refused" } });
  });

  it("gets a new id when the provider forgot the id before anything was sent under it", async () => {
    const { sent, parts } = await composed();
    await xta.setFault({ kind: "deleted" });
    expect(await transport.submit(sent, { parts, ...FIRST })).toEqual({
      ok: false,
      failure: { kind: "reservation-lost" },
    });
  });

  it("is delivered with warnings, fails, or stays open, as the provider says", async () => {
    const states: unknown[] = [];
    for (const fault of ["warned", "never-delivered"]) {
      await xta.setFault({ kind: fault, times: 1 });
      const { sent, parts } = await composed();
      await transport.submit(sent, { parts, ...FIRST });
      await xta.setFault({ kind: "authority-fetches" });
      const state = await transport.checkDelivery(sent);
      states.push(state.ok ? state.value.kind : state);
    }
    const { sent, parts } = await composed();
    await transport.submit(sent, { parts, ...FIRST });
    await xta.setFault({ kind: "failed" });
    expect(states).toEqual(["delivered", "in-transit"]);
    expect(await transport.checkDelivery(sent)).toMatchObject({
      value: {
        kind: "rejected",
        problems: [{ title: "E01", detail: "Die Nachricht konnte dem Leser nicht zugestellt werden." }],
      },
    });
  });

  it("is refused before anything was sent when a document changed since its hash was taken", async () => {
    const { sent, parts } = await composed();
    const changed = { ...parts, readDocument: () => Promise.resolve(Buffer.from("%PDF-1.7 other")) };
    expect(await transport.submit(sent, { parts: changed, ...FIRST })).toMatchObject({
      failure: { kind: "transport-refused" },
    });
    expect(await waiting()).not.toContain(sent.reservation.externalId);
  });

  it("does not leave without an account, nor to a server with an untrusted certificate", async () => {
    const { sent } = await composed();
    const stranger = transportTo(xta.description, { client: xta.description.withoutAccount });
    expect(await stranger.reserve(sent.sealed)).toMatchObject({
      failure: { kind: "transport-refused", cause: "PermissionDeniedException 9012" },
    });
    const unknownServer = transportTo(xta.description, { trustRoots: [] });
    expect(await unknownServer.reserve(sent.sealed)).toMatchObject({
      failure: { kind: "transport-unavailable" },
    });
  });
});
