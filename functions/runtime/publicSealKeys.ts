import { X509Certificate } from "node:crypto";
import type { PublishedKey } from "../contract/seal.ts";
import type { StateSettings } from "../contract/settings.ts";

/** The public keys of the portal's seal with the times of their certificates, for whoever judges a receipt. */
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
