import { X509Certificate } from "node:crypto";
import type { StateSettings } from "../contract/settings.ts";

/** The public keys of the portal's seal, for whoever verifies a receipt. */
export function publicSealKeys({
  certificates: [current],
  formerCertificates,
}: StateSettings["server"]["seal"]): readonly { readonly name: string; readonly publicKey: string }[] {
  return [...(current === undefined ? [] : [current]), ...formerCertificates].map((pem) => {
    const { subject, publicKey } = new X509Certificate(pem);
    return {
      name: /(?:^|\n)CN=(.*)/.exec(subject)?.[1] ?? "",
      publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
    };
  });
}
