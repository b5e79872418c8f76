import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aKeyPair, type KeyPair } from "#test/fixtures/saml/samlKeys.ts";
import { aCitizenAccount } from "#test/fixtures/saml/samlProviders.ts";
import type { LogMessage } from "#ports/operation/EventLog.ts";
import { memoryCertificates } from "#test/fixtures/saml/memoryCertificates.ts";
import { certificateEnd } from "../x509/certificates.ts";
import { createCertificateBook } from "./createCertificateBook.ts";

const HOUR = 3_600_000;
const START = Date.now();

/** A key for both uses, unless it names one. */
let published: readonly (KeyPair & { readonly use?: "signing" | "encryption" })[] = [];
let isDown = false;
let reads = 0;
const server = createServer((_request, answer) => {
  reads += 1;
  const { entityId } = aCitizenAccount([]);
  const keys = published.map(
    ({ certificate, use }) =>
      `<md:KeyDescriptor${use === undefined ? "" : ` use="${use}"`}><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${certificate.replace(/-----.*?-----|\s/g, "")}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
  );
  answer.writeHead(isDown ? 503 : 200);
  answer.end(
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${keys.join("")}</md:IDPSSODescriptor></md:EntityDescriptor>`,
  );
});

let first: KeyPair;
let second: KeyPair;
let metadataUrl: string;
beforeAll(async () => {
  [first, second] = await Promise.all([aKeyPair("first"), aKeyPair("second")]);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port }: AddressInfo = Object.assign({ port: 0, address: "", family: "" }, server.address());
  metadataUrl = `http://127.0.0.1:${port}/metadata`;
});
afterAll(() => server.close());

describe("the certificates of a provider", () => {
  it("are read from its metadata once an hour, several at a time, and the last ones count while it is silent", async () => {
    const lines: LogMessage[] = [];
    const { certificatesOf: book } = createCertificateBook(
      { write: (message) => lines.push(message) },
      memoryCertificates(),
    );
    const settings = { ...aCitizenAccount([]), metadataUrl };
    const signingAfter = async (hours: number): Promise<number> =>
      (await book(settings, new Date(START + hours * HOUR))).signing.length;
    published = [first];
    expect(await signingAfter(0)).toBe(1);
    published = [first, second];
    expect([await signingAfter(0.9), reads]).toEqual([1, 1]);
    expect([await signingAfter(1.1), reads]).toEqual([2, 2]);
    isDown = true;
    expect([await signingAfter(3), lines]).toEqual([2, ["identity-provider-metadata-unreadable"]]);
    isDown = false;
    published = [second];
    expect([await signingAfter(4), reads]).toEqual([1, 4]);
  });

  it("are read anew when a signature fits none of them, at most once a minute and only where there is metadata", async () => {
    const book = createCertificateBook({ write: () => undefined }, memoryCertificates());
    const settings = { ...aCitizenAccount([]), metadataUrl };
    const at = (seconds: number): Date => new Date(START + seconds * 1000);
    published = [first];
    await book.certificatesOf(settings, at(0));
    published = [second];
    reads = 0;
    expect([await book.readAnew(settings, at(59)), reads]).toEqual([undefined, 0]);
    const anew = await book.readAnew(settings, at(60));
    expect([anew?.signing.length, reads]).toEqual([1, 1]);
    expect(anew).toEqual(await book.certificatesOf(settings, at(61)));
    expect([await book.readAnew(settings, at(100)), reads]).toEqual([undefined, 1]);
    expect(await book.readAnew(aCitizenAccount([first.certificate]), at(200))).toBe(undefined);
  });

  it("are those that any function read last while the metadata is away, for a function that is new", async () => {
    const store = memoryCertificates();
    const settings = { ...aCitizenAccount([]), metadataUrl };
    const now = new Date(START);
    published = [first];
    isDown = false;
    await createCertificateBook({ write: () => undefined }, store).certificatesOf(settings, now);
    isDown = true;
    const anotherFunction = createCertificateBook({ write: () => undefined }, store);
    expect((await anotherFunction.certificatesOf(settings, now)).signing).toHaveLength(1);
    expect((await anotherFunction.readAnew(settings, new Date(START + HOUR)))?.signing).toHaveLength(1);
    isDown = false;
  });

  it("are read anew before the hour is over once all that are known have ended", async () => {
    const book = createCertificateBook({ write: () => undefined }, memoryCertificates());
    const settings = { ...aCitizenAccount([]), metadataUrl };
    const end = certificateEnd(first.certificate)?.getTime() ?? 0;
    published = [first];
    expect((await book.certificatesOf(settings, new Date(end - HOUR / 2))).signing).toHaveLength(1);
    reads = 0;
    await book.certificatesOf(settings, new Date(end + HOUR / 4));
    expect(reads).toBe(1);
  });

  it("are read anew when none is left to encrypt for, although others still sign", async () => {
    const book = createCertificateBook({ write: () => undefined }, memoryCertificates());
    const settings = { ...aCitizenAccount([]), metadataUrl };
    const ending = await aKeyPair("ending", { from: new Date(START - 86_400_000), days: 2 });
    const end = certificateEnd(ending.certificate)?.getTime() ?? 0;
    published = [
      { ...first, use: "signing" },
      { ...ending, use: "encryption" },
    ];
    expect((await book.certificatesOf(settings, new Date(end - HOUR / 2))).encryption).toHaveLength(1);
    published = [
      { ...first, use: "signing" },
      { ...second, use: "encryption" },
    ];
    reads = 0;
    expect((await book.certificatesOf(settings, new Date(end + HOUR / 4))).encryption).toHaveLength(1);
    published = [{ ...first, use: "signing" }];
    await book.readAnew(settings, new Date(end + HOUR / 2));
    reads = 0;
    // Who names none to encrypt for is not asked again and again.
    await book.certificatesOf(settings, new Date(end + HOUR));
    expect(reads).toBe(0);
  });
});
