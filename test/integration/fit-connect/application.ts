import { partStore } from "#test/fixtures/partStore.ts";
import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createFitConnectTransport } from "#adapters/fit-connect/createFitConnectTransport.ts";
import { fitConnectSent, type FitConnectSent } from "#adapters/fit-connect/submission/fitConnectSent.ts";
import type { FitConnectOptions } from "#adapters/fit-connect/FitConnectOptions.ts";
import type {
  AuthorityTransport,
  SealedPartStore,
  TransportApplication,
  TransportDocument,
} from "#ports/sending/AuthorityTransport.ts";
import { ok } from "#domain/result.ts";
import { PAID } from "#test/fixtures/aPaymentOutcome.ts";
import type { FitConnectDescription } from "./startFitConnect.ts";

export function newApplication(): TransportApplication {
  return {
    way: { transport: "fit-connect" },
    transferTicketNumber: "4F7K-19QD-82MX",
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
    documents: [newDocument("form", "Antrag.pdf"), newDocument("attachment", "../Zeugnis: Diplom.pdf")],
  };
}

function newDocument(kind: TransportDocument["kind"], fileName: string): TransportDocument {
  const bytes = Buffer.from(`%PDF-1.7 ${fileName} ${randomUUID()}`);
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
  fitConnect: FitConnectDescription,
  changes: Partial<FitConnectOptions> = {},
): AuthorityTransport {
  return createFitConnectTransport(optionsFor(fitConnect, changes));
}

export function optionsFor(
  fitConnect: FitConnectDescription,
  changes: Partial<FitConnectOptions> = {},
): FitConnectOptions {
  return {
    ...fitConnect,
    deliveryIssuer: fitConnect.submissionUrl,
    credentials: () => Promise.resolve(fitConnect.sender),
    destinations: [{ leiKaIds: "all" as const, arsPrefixes: [""], destinationId: fitConnect.destinationId }],
    submissionSchemas: {
      "application-v1": { schemaUri: "https://portal.example/v1.json", mimeType: "application/json" },
      "application-v2": { schemaUri: fitConnect.submissionSchemaUri, mimeType: "application/json" },
    },
    trustRoots: [readFileSync(fitConnect.trustRootFile, "utf8")],
    clock: { now: () => new Date() },
    product: { name: "Recognition portal", version: "0.1.0", manufacturer: "Test" },
    ...changes,
  };
}

/** Seals and announces; fails the test when that does not work. */
export function announced(transport: AuthorityTransport, parts: SealedPartStore): Promise<FitConnectSent> {
  return announcedAs(transport, { parts, application: newApplication() });
}

async function announcedAs(
  transport: AuthorityTransport,
  { parts, application }: { readonly parts: SealedPartStore; readonly application: TransportApplication },
): Promise<FitConnectSent> {
  const sealed = await transport.seal(application, parts);
  if (!sealed.ok) throw new Error(`seal: ${JSON.stringify(sealed.failure)}`);
  const reservation = await transport.reserve(sealed.value);
  if (!reservation.ok) throw new Error(`reserve: ${JSON.stringify(reservation.failure)}`);
  return fitConnectSent({ sealed: sealed.value, reservation: reservation.value });
}

export async function delivered(
  transport: AuthorityTransport,
  application = newApplication(),
): Promise<FitConnectSent> {
  const parts = partStore();
  const sent = await announcedAs(transport, { parts, application });
  const submitted = await transport.submit(sent, { parts, triedBefore: false });
  if (!submitted.ok) throw new Error(`submit: ${JSON.stringify(submitted.failure)}`);
  return sent;
}
