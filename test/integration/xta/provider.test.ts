import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ACTIONS, soapCall, textIn, type SoapAnswer, type SoapCall } from "./soapCall.ts";
import { startXta, type RunningXta, type XtaDescription } from "./startXta.ts";

const META = "http://www.osci.eu/ws/2014/10/transport";
const OSCI = "http://www.osci.eu/ws/2008/05/transport";
const WSA = "http://www.w3.org/2005/08/addressing";
const XTA = "http://xoev.de/transport/xta/211";
const XOP = "http://www.w3.org/2004/08/xop/include";
const MESSAGE = '<antrag xmlns="urn:xoev-de:anerkennung:antrag:1.0"/>';
/** The two halves keep scanners away from this file. */
const TEST_VIRUS = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

let xta: RunningXta;
let known: XtaDescription;

beforeAll(async () => {
  xta = await startXta();
  known = xta.description;
});
afterAll(() => xta.stop());
beforeEach(() => xta.setFault({ kind: "none" }));

type Change = Partial<Pick<SoapCall, "client" | "header" | "body" | "attachments" | "changes" | "url">>;

function management(operation: keyof typeof ACTIONS, change: Change = {}): Promise<SoapAnswer> {
  return soapCall({
    url: known.endpoints.management,
    action: ACTIONS[operation],
    client: known.author,
    caFile: known.caFile,
    ...change,
  });
}

async function newId(change: Change = {}): Promise<string> {
  return textIn(
    (await management("createMessageId", change)).text.replace(/^.*<\/\w+:Header>/s, ""),
    "MessageID",
  );
}

function metaData(id: string, change: (plain: string) => string = (plain) => plain): string {
  const { author, reader, service, businessScenario, messageType } = known;
  const party = ({ type, category, value }: typeof author): string =>
    `<Identifier type="${type}" category="${category}">${value}</Identifier>`;
  return change(
    `<MessageMetaData xmlns="${META}"><DeliveryAttributes/>` +
      `<Originators><Author>${party(author)}</Author></Originators>` +
      `<Destinations><Reader>${party(reader)}</Reader></Destinations>` +
      `<MsgIdentification><MessageID xmlns="${WSA}">${id}</MessageID></MsgIdentification>` +
      `<Qualifier><Service>${service}</Service><BusinessScenario><Defined listURI="${businessScenario.listURI}" listVersionID="${businessScenario.listVersionID}"><code xmlns="">${businessScenario.code}</code></Defined></BusinessScenario>` +
      `<MessageType listURI="${messageType.listURI}" listVersionID="${messageType.listVersionID}" payloadSchema="${messageType.payloadSchema}"><code xmlns="">${messageType.code}</code></MessageType></Qualifier></MessageMetaData>`,
  );
}

const include = (id: string): string => `<Include xmlns="${XOP}" href="cid:${id}"/>`;
const container = (inner: string): string =>
  `<GenericContentContainer xmlns="${XTA}"><ContentContainer>${inner}</ContentContainer></GenericContentContainer>`;
const BODY = container(`<Message contentType="application/xml">${include("m@x")}</Message>`);

function send(header: string, change: Change = {}): Promise<SoapAnswer> {
  return soapCall({
    url: known.endpoints.send,
    action: ACTIONS.sendMessage,
    client: known.author,
    caFile: known.caFile,
    header,
    body: BODY,
    attachments: { "m@x": MESSAGE },
    ...change,
  });
}

/** Exception and number of a fault. */
function faultOf({ text }: SoapAnswer): string {
  const exception = /<xta:(\w+Exception)>/.exec(text)?.[1] ?? "SOAP";
  return `${exception} ${textIn(text, "code") || textIn(text, "Text")}`;
}

describe("the provider", () => {
  it.each(["TLSv1.2", "TLSv1.3"] as const)(
    "talks %s with clients that have a certificate",
    async (version) => {
      const tls = { minVersion: version, maxVersion: version };
      const answer = await management("checkAccountActive", { changes: { tls } });
      expect(answer.status).toBe(200);
      expect(textIn(answer.text, "RelatesTo")).toBe(answer.messageId);
      expect(textIn(answer.text, "Action")).toBe(ACTIONS.checkAccountActive);
    },
  );

  it("ends the connection of those without one", async () => {
    await expect(management("checkAccountActive", { client: undefined })).rejects.toThrow();
  });

  it("accepts only the owner of the certificate, whatever a request says", async () => {
    expect(faultOf(await management("checkAccountActive", { client: known.withoutAccount }))).toBe(
      "PermissionDeniedException 9012",
    );
    const { type, value } = known.reader;
    const header = `<Author xmlns="${META}"><Identifier type="${type}">${value}</Identifier></Author>`;
    expect(faultOf(await management("createMessageId", { header }))).toBe("PermissionDeniedException 9014");
    const id = await newId();
    const asReader = metaData(id, (plain) => plain.replaceAll(known.author.value, known.reader.value));
    expect(faultOf(await send(asReader))).toBe("PermissionDeniedException 9014");
  });

  it("takes the author as header, and does without it", async () => {
    const { type, value } = known.author;
    const header = `<Author xmlns="${META}"><Identifier type="${type}">${value}</Identifier></Author>`;
    expect(
      [await newId({ header }), await newId()].every((id) => id.startsWith("urn:de:xta:messageid:")),
    ).toBe(true);
  });

  it("says which service a reader offers", async () => {
    const { type, value } = known.reader;
    const asked = (service: string): Promise<SoapAnswer> =>
      management("lookupService", {
        body: `<LookupServiceRequest xmlns="${XTA}"><LookupServiceRequestList><LookupService><Reader xmlns="${META}"><Identifier type="${type}">${value}</Identifier></Reader><ServiceType>${service}</ServiceType></LookupService></LookupServiceRequestList></LookupServiceRequest>`,
      });
    expect(textIn((await asked(known.service)).text, "ServiceIsAvailable")).toBe("true");
    expect(textIn((await asked("urn:other")).text, "ServiceIsAvailable")).toBe("false");
  });

  const ACTION = "http://www.xta.de/XTA/CreateMessageID";
  it.each<[string, SoapCall["changes"]]>([
    [
      "as parameter of the content type",
      {
        contentType: (plain) => `${plain.replace(/; action=\\"[^"]*\\"/, "")}; action="${ACTION}"`,
        rootType: (plain) => plain.replace(/; action=\\"[^"]*\\"/, ""),
      },
    ],
    ["in start-info", { rootType: (plain) => plain.replace(/; action=\\"[^"]*\\"/, "") }],
    ["in the type of the root part", { contentType: (plain) => plain.replace(/; action=\\"[^"]*\\"/, "") }],
  ])("finds the action %s", async (_place, changes) => {
    expect(await newId({ changes })).toMatch(/^urn:de:xta:/);
  });

  it.each<[string, SoapCall["changes"], string]>([
    [
      "in start-info",
      { contentType: (plain) => plain.replace("CreateMessageID", "CancelMessage") },
      "the content type names another action than the header",
    ],
    [
      "in the root part",
      { rootType: (plain) => plain.replace("CreateMessageID", "CancelMessage") },
      "the content type names another action than the header",
    ],
    [
      "in no place",
      {
        contentType: (plain) => plain.replace(/; action=\\"[^"]*\\"/, ""),
        rootType: (plain) => plain.replace(/; action=\\"[^"]*\\"/, ""),
      },
      "the content type names no action (soapActionRequired)",
    ],
  ])("refuses an action that differs %s", async (_place, changes, why) => {
    expect(faultOf(await management("createMessageId", { changes }))).toBe(`SOAP ${why}`);
  });

  it("refuses what is not a XOP package of SOAP 1.2 with addressing", async () => {
    const refused = async (changes: SoapCall["changes"]): Promise<number> =>
      (await management("createMessageId", { changes })).status;
    expect(await refused({ contentType: () => "application/soap+xml" })).toBe(400);
    expect(await refused({ contentType: (plain) => plain.replace("application/soap+xml", "text/xml") })).toBe(
      400,
    );
    expect(await refused({ envelope: (plain) => `<!DOCTYPE a [<!ENTITY b "c">]>${plain}` })).toBe(400);
    expect(await refused({ envelope: (plain) => plain.replace("2003/05", "2001/12") })).toBe(500);
    expect(await refused({ envelope: (plain) => plain.replace(/<MessageID.*?<\/MessageID>/, "") })).toBe(400);
    expect(
      await refused({
        envelope: (plain) =>
          plain.replace(
            "</Header>",
            `<ReplyTo xmlns="${WSA}"><Address>https://elsewhere.example/</Address></ReplyTo></Header>`,
          ),
      }),
    ).toBe(400);
    expect(
      await refused({
        envelope: (plain) =>
          plain.replace(
            "</Header>",
            '<x:Y xmlns:x="urn:x" xmlns:s="http://www.w3.org/2003/05/soap-envelope" s:mustUnderstand="true"/></Header>',
          ),
      }),
    ).toBe(500);
  });

  it("offers an operation on its own port only", async () => {
    expect((await management("createMessageId", { url: known.endpoints.messageBox })).status).toBe(400);
  });
});

describe("a message at the provider", () => {
  it("is taken once, under an id that was given to its author", async () => {
    const id = await newId();
    expect((await send(metaData(id))).status).toBe(200);
    expect(faultOf(await send(metaData(id)))).toBe("ParameterIsNotValidException 9024");
    expect(faultOf(await send(metaData("urn:de:xta:messageid:own:1")))).toBe(
      "ParameterIsNotValidException 9070",
    );
    expect(faultOf(await send(metaData(await newId({ client: known.reader }))))).toBe(
      "ParameterIsNotValidException 9070",
    );
  });

  it.each<[string, (plain: string) => string, string]>([
    [
      "elements out of order",
      (p) =>
        p
          .replace("<DeliveryAttributes/>", "")
          .replace("</MessageMetaData>", "<DeliveryAttributes/></MessageMetaData>"),
      "MessageSchemaViolationException 9050",
    ],
    [
      "a code in the wrong namespace",
      (p) => p.replaceAll('<code xmlns="">', "<code>"),
      "MessageSchemaViolationException 9050",
    ],
    [
      "no list of its type",
      (p) => p.replace(/<MessageType listURI="[^"]*"/, "<MessageType"),
      "MessageSchemaViolationException 9050",
    ],
    [
      "an unknown element",
      (p) => p.replace("<Qualifier>", "<Qualifier><Urgency/>"),
      "MessageSchemaViolationException 9050",
    ],
    [
      "a time that is none",
      (p) =>
        p.replace("<DeliveryAttributes/>", "<DeliveryAttributes><Origin>today</Origin></DeliveryAttributes>"),
      "MessageSchemaViolationException 9050",
    ],
    ["an unknown reader", (p) => p.replace("ags:99999999", "ags:1"), "ParameterIsNotValidException 9022"],
    [
      "a service that is not booked",
      (p) => p.replace(/<Service>[^<]*/, "<Service>urn:other"),
      "PermissionDeniedException 9013",
    ],
    [
      "a type of another service",
      (p) => p.replace(">antrag<", ">anzeige<"),
      "ParameterIsNotValidException 9022",
    ],
  ])("is refused with %s", async (_what, change, fault) => {
    expect(faultOf(await send(metaData(await newId(), change)))).toBe(fault);
  });

  const attached = (extra: string): string =>
    container(`<Message contentType="application/xml">${include("m@x")}</Message>${extra}`);
  const naming = (hash: string): string =>
    `<antrag xmlns="urn:xoev-de:anerkennung:antrag:1.0"><anlagen><anlage id="a" hash="${hash}"/></anlagen></antrag>`;
  const A_PDF = `<Attachment contentType="application/pdf" id="a">${include("a@x")}</Attachment>`;
  it.each<[string, Change, string]>([
    [
      "another root element than its type",
      { attachments: { "m@x": "<other/>" } },
      "MessageSchemaViolationException 9050",
    ],
    ["a message that is no XML", { attachments: { "m@x": "{}" } }, "MessageSchemaViolationException 9050"],
    [
      "bytes that are not UTF-8",
      { attachments: { "m@x": Buffer.from([0xff, 0xfe]) } },
      "MessageSchemaViolationException 9051",
    ],
    [
      "malware",
      { attachments: { "m@x": MESSAGE, "a@x": TEST_VIRUS }, body: attached(A_PDF) },
      "MessageVirusDetectionException 9060",
    ],
    [
      "a wrong size",
      { body: container(`<Message contentType="application/xml" size="1">${include("m@x")}</Message>`) },
      "ParameterIsNotValidException 9022",
    ],
    [
      "more than 40 MB",
      { attachments: { "m@x": MESSAGE, "a@x": Buffer.alloc(40_000_001) }, body: attached(A_PDF) },
      "ParameterIsNotValidException 9023",
    ],
    [
      "an attachment that is not the one it names",
      { attachments: { "m@x": naming("00"), "a@x": "%PDF" }, body: attached(A_PDF) },
      "MessageSchemaViolationException 9052",
    ],
    [
      "fewer attachments than it names",
      { attachments: { "m@x": naming("00") } },
      "MessageSchemaViolationException 9052",
    ],
    [
      "no type for an attachment",
      {
        attachments: { "m@x": MESSAGE, "a@x": "%PDF" },
        body: attached(`<Attachment>${include("a@x")}</Attachment>`),
      },
      "MessageSchemaViolationException 9050",
    ],
    ["a part that is not there", { attachments: {} }, "SOAP no part has the content id cid:m@x"],
  ])("is refused with %s", async (_what, change, fault) => {
    expect(faultOf(await send(metaData(await newId()), change))).toBe(fault);
  });

  it("may carry its contents as base64 too, and encrypted as it is", async () => {
    const plain = container(
      `<Message contentType="application/xml">${Buffer.from(MESSAGE).toString("base64")}</Message>`,
    );
    expect((await send(metaData(await newId()), { body: plain, attachments: {} })).status).toBe(200);
    const sealed = `<GenericContentContainer xmlns="${XTA}"><EncryptedData xmlns="http://www.w3.org/2001/04/xmlenc#"><CipherData><CipherValue>AA==</CipherValue></CipherData></EncryptedData></GenericContentContainer>`;
    expect((await send(metaData(await newId()), { body: sealed, attachments: {} })).status).toBe(200);
  });

  it("is asynchronous and cannot be taken back", async () => {
    const id = await newId();
    const sync = {
      url: known.endpoints.send,
      header: metaData(id),
      body: BODY,
      attachments: { "m@x": MESSAGE },
    };
    expect(faultOf(await management("sendMessageSync", sync))).toBe("SyncAsyncException 9080");
    await send(metaData(id));
    const body = `<MessageID xmlns="${WSA}">${id}</MessageID>`;
    expect(faultOf(await management("cancelMessage", { body }))).toBe("CancelDeniedException 9101");
  });

  it("has a report for its author and its reader, in the order of the schema", async () => {
    const id = await newId();
    const body = `<MessageID xmlns="${WSA}">${id}</MessageID>`;
    expect(faultOf(await management("getTransportReport", { body }))).toBe("InvalidMessageIDException 9070");
    await send(metaData(id));
    for (const client of [known.author, known.reader]) {
      const { text } = await management("getTransportReport", { client, body });
      const order = [
        "MessageMetaData",
        "InitialSend",
        "Delivery>",
        "ReportTime",
        "XTAServerIdentity",
        "Status>",
      ];
      const places = order.map((name) => text.indexOf(name));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(places).not.toContain(-1);
      expect(textIn(text, "Status")).toBe("0");
    }
  });

  it("comes again until the reader has closed it, and closing needs fetching", async () => {
    const id = await newId();
    await send(metaData(id));
    const box = (operation: "getMessage" | "getStatusList" | "close", body: string): Promise<SoapAnswer> =>
      management(operation, { url: known.endpoints.messageBox, client: known.reader, body });
    const close = `<MsgBoxCloseRequest xmlns="${OSCI}" MsgBoxRequestID="urn:1"><LastMsgReceived>${id}</LastMsgReceived></MsgBoxCloseRequest>`;
    const fetching = `<MsgBoxFetchRequest xmlns="${OSCI}"><MsgSelector><MessageID xmlns="${WSA}">${id}</MessageID></MsgSelector></MsgBoxFetchRequest>`;
    expect(faultOf(await box("close", close))).toBe("InvalidMessageIDException 9070");
    expect((await box("getMessage", fetching)).text).toContain(MESSAGE);
    expect((await box("getMessage", fetching)).text).toContain(MESSAGE);
    expect((await box("close", close)).status).toBe(200);
    expect(faultOf(await box("getMessage", fetching))).toBe("InvalidMessageIDException 9070");
  });

  it("is accessible to its owner only", async () => {
    const id = await newId();
    await send(metaData(id));
    const list = await management("getStatusList", {
      url: known.endpoints.messageBox,
      body: `<MsgBoxStatusListRequest xmlns="${OSCI}" ListForm="MessageMetaData"/>`,
    });
    expect(list.text).not.toContain(id);
    expect(list.text).toContain("NoMessageAvailable");
  });
});

describe("the certificates", () => {
  it("are stored next to the provider as files, each with its key", () => {
    for (const { certificateFile, keyFile } of [known.author, known.reader, known.withoutAccount]) {
      expect(readFileSync(certificateFile, "utf8")).toContain("BEGIN CERTIFICATE");
      expect(readFileSync(keyFile, "utf8")).toContain("BEGIN PRIVATE KEY");
    }
  });
});
