import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { request } from "node:https";
import type { ClientFiles } from "./startXta.ts";

const OSCI = "http://www.osci.eu/ws/2008/05/transport";

export const ACTIONS = {
  checkAccountActive: "http://www.xta.de/XTA/CheckAccountActive",
  lookupService: "http://www.xta.de/XTA/IsServiceAvailable",
  createMessageId: "http://www.xta.de/XTA/CreateMessageID",
  getTransportReport: "http://www.xta.de/XTA/GetTransportReport",
  cancelMessage: "http://www.xta.de/XTA/CancelMessage",
  sendMessage: "http://www.xta.de/XTA/SendMessage",
  sendMessageSync: "http://www.xta.de/XTA/SendMessageSync",
  getStatusList: `${OSCI}/urn/messageTypes/MsgBoxStatusListRequest`,
  getMessage: `${OSCI}/urn/messageTypes/MsgBoxFetchRequest`,
  close: `${OSCI}/urn/messageTypes/MsgBoxCloseRequest`,
} as const;

export interface SoapCall {
  readonly url: string;
  readonly action: string;
  readonly client: ClientFiles | undefined;
  readonly caFile: string;
  readonly header?: string;
  readonly body?: string;
  readonly attachments?: Readonly<Record<string, string | Buffer>>;
  /** What a test makes wrong: pieces of the request, each replaced. */
  readonly changes?: {
    readonly contentType?: (plain: string) => string;
    readonly rootType?: (plain: string) => string;
    readonly envelope?: (plain: string) => string;
    readonly tls?: {
      readonly minVersion?: "TLSv1.2" | "TLSv1.3";
      readonly maxVersion?: "TLSv1.2" | "TLSv1.3";
    };
  };
}

export interface SoapAnswer {
  readonly status: number;
  readonly text: string;
  readonly bytes: Buffer;
  readonly messageId: string;
}

/** A client of its own, as foreign stacks write: default namespaces, action in start-info only, chunked. */
export function soapCall(call: SoapCall): Promise<SoapAnswer> {
  const { action, attachments = {}, changes = {} } = call;
  const messageId = `urn:uuid:${randomUUID()}`;
  const boundary = `uuid:${randomUUID()}`;
  const plain = `<Envelope xmlns="http://www.w3.org/2003/05/soap-envelope"><Header>${[
    ["Action", action],
    ["MessageID", messageId],
    ["To", call.url],
  ]
    .map(
      ([name, text]) =>
        `<${name ?? ""} xmlns="http://www.w3.org/2005/08/addressing">${text ?? ""}</${name ?? ""}>`,
    )
    .join("")}${call.header ?? ""}</Header><Body>${call.body ?? ""}</Body></Envelope>`;
  const same = (text: string): string => text;
  const rootType = (changes.rootType ?? same)(
    `application/xop+xml; charset=UTF-8; type="application/soap+xml; action=\\"${action}\\""`,
  );
  const pieces = [
    `--${boundary}\r\nContent-Type: ${rootType}\r\nContent-ID: <root.message@cxf.apache.org>\r\n\r\n`,
    (changes.envelope ?? same)(plain),
    ...Object.entries(attachments).flatMap(([id, content]) => [
      `\r\n--${boundary}\r\nContent-Type: application/octet-stream\r\nContent-Transfer-Encoding: binary\r\nContent-ID: <${id}>\r\n\r\n`,
      content,
    ]),
    `\r\n--${boundary}--`,
  ];
  const contentType = (changes.contentType ?? same)(
    `multipart/related; type="application/xop+xml"; boundary="${boundary}"; start="<root.message@cxf.apache.org>"; start-info="application/soap+xml; action=\\"${action}\\""`,
  );
  return new Promise((resolve, reject) => {
    const sending = request(
      call.url,
      {
        method: "POST",
        agent: false,
        headers: { "content-type": contentType },
        ca: readFileSync(call.caFile),
        ...(call.client !== undefined && {
          cert: readFileSync(call.client.certificateFile),
          key: readFileSync(call.client.keyFile),
        }),
        ...changes.tls,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, text: bytes.toString("utf8"), bytes, messageId });
        });
      },
    );
    sending.on("error", reject);
    for (const piece of pieces) sending.write(piece);
    sending.end();
  });
}

/** The one text of an element, whatever its prefix. */
export function textIn(xml: string, local: string): string {
  return new RegExp(String.raw`<(?:\w+:)?${local}(?:\s[^>]*)?>([^<]*)<`).exec(xml)?.[1] ?? "";
}
