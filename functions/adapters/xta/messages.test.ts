import fc from "fast-check";
import { DOMParser } from "@xmldom/xmldom";
import { describe, expect, it } from "vitest";
import { anXtaRecipient } from "#test/fixtures/anXtaRecipient.ts";
import { PAID } from "#test/fixtures/aPaymentOutcome.ts";
import type { XtaSealed } from "#domain/sending/SealedApplication.ts";
import type { XtaRecipient } from "#domain/sending/XtaRecipient.ts";
import { composeContainer } from "./composeContainer.ts";
import { composeEnvelope } from "./createXtaOperations.ts";
import { composeMainDocument } from "./composeMainDocument.ts";
import { composeMetaData } from "./composeMetaData.ts";
import { failureOfFault, readReply } from "./readReply.ts";
import { readTransportReport } from "./readTransportReport.ts";

const REQUEST = "urn:uuid:11111111-0000-4000-8000-000000000000";
const MESSAGE = "urn:de:xta:messageid:provider:1";

function sealed(fileName = "Diplom.pdf", recipient: XtaRecipient = anXtaRecipient): XtaSealed {
  const content = { contentType: "application/pdf", description: "Nachweis", size: 5, sha512: "ab" };
  return {
    kind: "xta",
    recipient,
    origin: "2026-11-20T23:30:00.000Z",
    transferTicketNumber: "4F7K19QD82MX",
    contents: [
      {
        ...content,
        source: "part",
        id: "antrag.xml",
        fileName: "antrag.xml",
        contentType: "application/xml",
      },
      { ...content, source: "document", id: "d-1", fileName },
    ],
  };
}

function sendEnvelope(given: XtaSealed): Document {
  const author = { type: "xoev", value: "od:portal" };
  const text = composeEnvelope("sendMessage", {
    to: "https://provider.example/send",
    messageId: REQUEST,
    headers: [composeMetaData(given, { author, messageId: MESSAGE, testMessage: false })],
    body: [composeContainer(given)],
  });
  const faults: string[] = [];
  const refuse = (fault: string): void => {
    faults.push(fault);
  };
  const document = new DOMParser({
    errorHandler: { warning: refuse, error: refuse, fatalError: refuse },
  }).parseFromString(text, "text/xml");
  expect(faults).toEqual([]);
  return document;
}

const namesIn = (document: Document, name: string): readonly (string | null)[] =>
  Array.from(document.getElementsByTagName(name).item(0)?.childNodes ?? []).map((node) => node.nodeName);

describe("a request", () => {
  it("has the metadata in the order of the schema, codes in no namespace", () => {
    const document = sendEnvelope(sealed());
    expect(namesIn(document, "oscimeta:MessageMetaData")).toEqual([
      "oscimeta:DeliveryAttributes",
      "oscimeta:Originators",
      "oscimeta:Destinations",
      "oscimeta:MsgIdentification",
      "oscimeta:Qualifier",
    ]);
    expect(namesIn(document, "oscimeta:DeliveryAttributes")).toEqual([
      "oscimeta:Origin",
      "oscimeta:ServiceQuality",
    ]);
    expect(namesIn(document, "oscimeta:Qualifier")).toEqual([
      "oscimeta:Service",
      "oscimeta:BusinessScenario",
      "oscimeta:MessageType",
    ]);
    const codes = Array.from(document.getElementsByTagName("code"));
    expect(codes.map((code) => [code.namespaceURI ?? null, code.textContent])).toEqual([
      [null, "XANERKENNUNG_DATA"],
      [null, "antrag"],
    ]);
    expect(document.getElementsByTagName("oscimeta:MessageMetaData").item(0)?.hasAttribute("TestMsg")).toBe(
      false,
    );
  });

  it("names a scenario without a list as text, and leaves out what was not agreed", () => {
    const { serviceQuality, ...recipient } = anXtaRecipient;
    const document = sendEnvelope(
      sealed("a.pdf", { ...recipient, service: "", businessScenario: { undefined: "anerkennung" } }),
    );
    expect(document.getElementsByTagName("oscimeta:Undefined").item(0)?.textContent).toBe("anerkennung");
    expect(document.getElementsByTagName("oscimeta:Service").item(0)?.textContent).toBe("");
    expect(serviceQuality).toBe("Standard");
    expect(document.getElementsByTagName("oscimeta:ServiceQuality").length).toBe(0);
  });

  it("stays well-formed and keeps every name that XML can carry", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (name) => {
        const attachment = sendEnvelope(sealed(name)).getElementsByTagName("xta:Attachment").item(0);
        // Line breaks and tabs in attributes are blanks to every reader (XML 1.0, 3.3.3).
        expect(attachment?.getAttribute("filename")?.length).toBe(name.length);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(sendEnvelope(sealed(name)).documentElement.localName).toBe("Envelope");
      }),
    );
  });

  it("carries a main document that names every attachment with its hash", () => {
    const [, ...attachments] = sealed().contents;
    const text = composeMainDocument(
      {
        transferTicketNumber: "4F7K19QD82MX",
        applicationDate: "2026-11-20T23:30:00.000Z",
        leiKaId: "99150001001010",
        serviceName: "Anerkennung <&>",
        ars: "053150000000",
        payment: { ...PAID, providerName: "Kasse <&>" },
      },
      { recipient: anXtaRecipient, attachments },
    );
    const root = new DOMParser().parseFromString(text, "text/xml").documentElement;
    expect([root.localName, root.namespaceURI]).toEqual(["antrag", "urn:xoev-de:anerkennung:antrag:1.0"]);
    expect(root.getElementsByTagName("leistung").item(0)?.textContent).toBe("Anerkennung <&>");
    const attachment = root.getElementsByTagName("anlage").item(0);
    expect([attachment?.getAttribute("id"), attachment?.getAttribute("hash")]).toEqual(["d-1", "ab"]);
    expect(attributesOf(root, "zahlung")).toEqual({
      stand: "bezahlt",
      betrag: "150.19",
      waehrung: "EUR",
      zeitpunkt: "2026-11-20T13:45:00.000Z",
      anbieter: "Kasse <&>",
      zahlungsart: "CREDITCARD",
      zahlungsartdetail: "Visa",
      kassenzeichen: "KZ-000000001",
      transaktion: "tx-1",
      auftrag: "6d1c0f4e-0000-4000-8000-000000000001",
    });
  });
});

it.each([
  [
    { status: "by-invoice", amount: 7, currency: "EUR" },
    { stand: "auf-rechnung", betrag: "0.07", waehrung: "EUR" },
  ],
  [{ status: "not-required" }, { stand: "keine" }],
] as const)("A main document says of the payment no more than is known: %j", (payment, expected) => {
  const about = { transferTicketNumber: "4F7K", applicationDate: "", leiKaId: "", serviceName: "", ars: "" };
  const given = { recipient: anXtaRecipient, attachments: [] };
  const text = composeMainDocument({ ...about, payment }, given);
  expect(attributesOf(new DOMParser().parseFromString(text, "text/xml").documentElement, "zahlung")).toEqual(
    expected,
  );
});

function attributesOf(root: Element, name: string): Readonly<Record<string, string>> {
  const attributes = root.getElementsByTagName(name).item(0)?.attributes ?? [];
  return Object.fromEntries(Array.from(attributes, ({ name: key, value }) => [key, value]));
}

function answer(body: string, relatesTo = REQUEST): Parameters<typeof readReply>[0] {
  const text = `<S:Envelope xmlns:S="http://www.w3.org/2003/05/soap-envelope"><S:Header><RelatesTo xmlns="http://www.w3.org/2005/08/addressing">${relatesTo}</RelatesTo></S:Header><S:Body>${body}</S:Body></S:Envelope>`;
  return { status: 200, contentType: "application/soap+xml", body: Buffer.from(text) };
}

function fault(exception: string, code: string): string {
  return `<S:Fault><S:Code><S:Value>S:Receiver</S:Value></S:Code><S:Reason><S:Text>x</S:Text></S:Reason><S:Detail><${exception} xmlns="http://xoev.de/transport/xta/211"><errorCode><code xmlns="">${code}</code><name xmlns="">n</name></errorCode></${exception}></S:Detail></S:Fault>`;
}

describe("an answer", () => {
  it("is read by namespace and local name, whatever the prefixes", () => {
    expect(readReply(answer("<a/>"), REQUEST)).toMatchObject({ kind: "reply" });
    expect(readReply(answer(fault("ParameterIsNotValidException", "9024")), REQUEST)).toEqual({
      kind: "fault",
      exception: "ParameterIsNotValidException",
      code: "9024",
      sender: false,
    });
  });

  it("counts only for the request that it answers", () => {
    expect(readReply(answer("<a/>", "urn:uuid:other"), REQUEST)).toEqual({ kind: "unreadable" });
  });

  it.each(["", "<html/>", '<!DOCTYPE a [<!ENTITY b "c">]><a/>', "<S:Envelope"])("is not %j", (text) => {
    const body = Buffer.from(text);
    expect(readReply({ status: 200, contentType: "application/soap+xml", body }, REQUEST)).toEqual({
      kind: "unreadable",
    });
  });

  it.each([
    ["XTAWSTechnicalProblemException", "9031", "transport-unavailable"],
    ["XTAWSTechnicalProblemException", "", "transport-unavailable"],
    ["PermissionDeniedException", "9011", "transport-refused"],
    ["SyncAsyncException", "9080", "transport-refused"],
    ["", "", "transport-unavailable"],
  ])("means, as fault %s %s, %s", (exception, code, kind) => {
    expect(failureOfFault({ kind: "fault", exception, code, sender: false })).toMatchObject({ kind });
  });

  it("that blames the sender without a code is a refusal", () => {
    expect(failureOfFault({ kind: "fault", exception: "", code: "", sender: true }).kind).toBe(
      "transport-refused",
    );
  });
});

function report(status: string, { id = MESSAGE, times = "", lists = "" } = {}): Element {
  const text = `<Body><TransportReport xmlns="http://xoev.de/transport/xta/211"><o:MessageMetaData xmlns:o="http://www.osci.eu/ws/2014/10/transport"><o:DeliveryAttributes>${times}</o:DeliveryAttributes><MessageID xmlns="http://www.w3.org/2005/08/addressing">${id}</MessageID></o:MessageMetaData><ReportTime>2026-11-21T10:00:00</ReportTime><XTAServerIdentity>x</XTAServerIdentity><MessageStatus><Status>${status}</Status>${lists}</MessageStatus></TransportReport></Body>`;
  return new DOMParser().parseFromString(text, "text/xml").documentElement;
}

describe("a transport report", () => {
  it("says lying ready, delivered, delivered with warnings, failed", () => {
    const kinds = ["0", "1", "2", "3"].map((status) => readTransportReport(report(status), MESSAGE)?.kind);
    expect(kinds).toEqual(["in-transit", "delivered", "delivered", "rejected"]);
  });

  it("takes the time at which the reader had it, then of the box, then of the report", () => {
    const delivery = "<o:Delivery>2026-11-21T09:00:00+01:00</o:Delivery>";
    const reception = "<o:Reception>2026-11-21T09:30:00Z</o:Reception>";
    const at = (times: string): unknown => {
      const state = readTransportReport(report("1", { times }), MESSAGE);
      return state?.kind === "delivered" ? state.at : state;
    };
    expect([at(delivery + reception), at(delivery), at("")]).toEqual([
      "2026-11-21T09:30:00.000Z",
      "2026-11-21T08:00:00.000Z",
      "2026-11-21T10:00:00.000Z",
    ]);
  });

  it("reports when the reader fetched it first", () => {
    const times = "<o:InitialFetch>2026-11-21T09:20:00Z</o:InitialFetch>";
    expect(readTransportReport(report("0", { times }), MESSAGE)).toEqual({
      kind: "in-transit",
      fetchedAt: "2026-11-21T09:20:00.000Z",
    });
  });

  it("gives the reasons of a failure and is kept as evidence", () => {
    const lists =
      '<ErrorList><Error><Timestamp>2026-11-21T10:00:00Z</Timestamp><Code><code xmlns="">E7</code></Code><Reason>Postfach gelöscht</Reason></Error></ErrorList>';
    const state = readTransportReport(report("3", { lists }), MESSAGE);
    expect(state).toMatchObject({ problems: [{ title: "E7", detail: "Postfach gelöscht" }] });
    expect(state?.kind === "rejected" && state.evidence[0]).toContain(MESSAGE);
  });

  it("about another message, or with an unknown status, says nothing", () => {
    expect(readTransportReport(report("1", { id: "urn:other" }), MESSAGE)).toBeUndefined();
    expect(readTransportReport(report("4"), MESSAGE)).toBeUndefined();
    expect(readTransportReport(report(""), MESSAGE)).toBeUndefined();
  });
});
