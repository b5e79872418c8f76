import "reflect-metadata";
import { cryptoProvider, Pkcs10CertificateRequest } from "@peculiar/x509";
import { createPublicKey, sign } from "node:crypto";
import { expect, it } from "vitest";
import { rsaKey } from "#infra/counterparties/kit/rsaKey.ts";
import { certificateRequest } from "./certificates.ts";

cryptoProvider.set(crypto);

it("an authority reads whose seal it is, and that the request was made with the key that it names", async () => {
  const privateKey = await rsaKey({ name: "test one", bits: 2048 });
  const der = createPublicKey(privateKey).export({ type: "spki", format: "der" });
  const pem = await certificateRequest(
    { name: "Siegel des Portals", organization: "Ministerium für Prüfung", publicKey: der },
    (bytes) => Promise.resolve(sign("sha256", bytes, privateKey)),
  );
  const request = new Pkcs10CertificateRequest(pem);
  expect(request.subject).toBe("C=DE, O=Ministerium für Prüfung, CN=Siegel des Portals");
  expect(Buffer.from(request.publicKey.rawData)).toEqual(der);
  expect(await request.verify()).toBe(true);
});
