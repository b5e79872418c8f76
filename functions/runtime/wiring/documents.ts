import { X509Certificate } from "node:crypto";
import { createPdfDocumentRenderer } from "#adapters/pdf/createPdfDocumentRenderer.ts";
import type { DocumentRenderer } from "#ports/documents/DocumentRenderer.ts";
import { createSeal } from "#adapters/pdf/seal/createSeal.ts";
import type { Ports } from "#ports/Ports.ts";
import type { PublishedKey } from "#domain/documents/SealVerdict.ts";
import type { StateSettings } from "#contract/settings/settings.ts";
import { createKmsSigner, readKmsPublicKey } from "#adapters/kms/createKmsSigner.ts";
import { certificateRequest } from "#adapters/x509/certificates.ts";
import { readEnvironment, readSettings } from "../deployment.ts";

export const documents = (): DocumentRenderer => createPdfDocumentRenderer();

/** The seal as a port, where the settings hold its certificate. */
export function seal(): Pick<Ports, "seal"> {
  const { certificates } = readSettings().server.seal;
  return certificates.length === 0
    ? {}
    : { seal: createSeal({ certificates, sign: createKmsSigner(readEnvironment("SEAL_KEY_ARN")) }) };
}

/** The public keys of the portal's seal with the times of their certificates, for checking a receipt. */
export function publicSealKeys({
  certificates: [current],
  formerCertificates,
}: StateSettings["server"]["seal"]): readonly PublishedKey[] {
  return [...(current === undefined ? [] : [current]), ...formerCertificates].map((pem) => {
    const { subject, publicKey, validFrom, validTo } = new X509Certificate(pem);
    return {
      name: /(?:^|\n)CN=(.*)/.exec(subject)?.[1] ?? "",
      publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
      notBefore: new Date(validFrom).toISOString(),
      notAfter: new Date(validTo).toISOString(),
    };
  });
}

/** The portal's German name, as it stands in documents for the authority. */
export function portalName(): string {
  return readSettings().portal.portalName.de;
}

/** The request for a certificate of the seal, signed by its key in the key service. */
export async function operatorSeal(
  keyId: string,
  holder: { readonly name: string; readonly organization: string },
): Promise<string> {
  const publicKey = await readKmsPublicKey(keyId);
  return certificateRequest({ ...holder, publicKey }, createKmsSigner(keyId));
}
