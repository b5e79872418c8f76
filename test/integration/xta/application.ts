import { partStore } from "#test/fixtures/partStore.ts";
import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createXtaTransport } from "#adapters/xta/createXtaTransport.ts";
import type { XtaOptions } from "#adapters/xta/XtaOptions.ts";
import { ok } from "#domain/result.ts";
import { PAID } from "#test/fixtures/aPaymentOutcome.ts";
import type { XtaRecipient } from "#domain/sending/XtaRecipient.ts";
import type {
  AuthorityTransport,
  SealedPartStore,
  SentApplication,
  TransportApplication,
  TransportDocument,
} from "#ports/sending/AuthorityTransport.ts";
import type { ClientFiles, XtaDescription } from "./startXta.ts";

export function recipientAt(xta: XtaDescription): XtaRecipient {
  const { reader, service, businessScenario, messageType, rootElement } = xta;
  const { type, category, value } = reader;
  return {
    reader: { type, category, value },
    service,
    businessScenario: { defined: businessScenario },
    messageType,
    rootElement,
  };
}

export function newApplication(
  recipient: XtaRecipient,
  documents: readonly TransportDocument[] = [
    newDocument("form", "Antrag.pdf"),
    newDocument("attachment", 'Zeugnis "Ö" & <Co>.pdf'),
  ],
): TransportApplication {
  return {
    way: { transport: "xta", recipient },
    transferTicketNumber: "4F7K19QD82MX",
    leiKaId: "99150001001030",
    ars: "091620000000",
    serviceName: "Anerkennung als Physiotherapeutin / Physiotherapeut",
    applicationDate: "2026-11-20T23:30:00.000Z",
    payment: PAID,
    data: [
      {
        schema: "application-v2",
        text: JSON.stringify({ familyName: "Örnek", givenName: "Leyla" }),
      },
    ],
    mapped: (map) => Promise.resolve(ok(JSON.stringify({ madeBy: map }))),
    documents,
  };
}

export function newDocument(
  kind: TransportDocument["kind"],
  fileName: string,
  bytes: Uint8Array = Buffer.from(`%PDF-1.7 ${fileName} ${randomUUID()}`),
): TransportDocument {
  return {
    attachmentId: randomUUID(),
    kind,
    fileName,
    mediaType: "application/pdf",
    sha512: createHash("sha512").update(bytes).digest("hex"),
    read: () => Promise.resolve(bytes),
  };
}

export function transportTo(
  xta: XtaDescription,
  changes: Partial<XtaOptions> & { readonly client?: ClientFiles } = {},
): AuthorityTransport {
  const { client = xta.author, ...options } = changes;
  const { type, category, value } = xta.author;
  return createXtaTransport({
    endpoints: xta.endpoints,
    author: { type, category, value },
    clientCertificate: () =>
      Promise.resolve({
        certificate: readFileSync(client.certificateFile, "utf8"),
        key: readFileSync(client.keyFile, "utf8"),
      }),
    trustRoots: [readFileSync(xta.caFile, "utf8")],
    testMessages: true,
    ...options,
  });
}

export interface Ready {
  readonly application: TransportApplication;
  readonly sent: SentApplication;
  readonly parts: SealedPartStore;
}

/** Composed and with a message id; fails the test when that does not work. */
export async function ready(
  transport: AuthorityTransport,
  application: TransportApplication,
): Promise<Ready> {
  const parts = partStore(application.documents);
  const sealed = await transport.seal(application, parts);
  if (!sealed.ok) throw new Error(`seal: ${JSON.stringify(sealed.failure)}`);
  const reservation = await transport.reserve(sealed.value);
  if (!reservation.ok) throw new Error(`reserve: ${JSON.stringify(reservation.failure)}`);
  return { application, sent: { sealed: sealed.value, reservation: reservation.value }, parts };
}
