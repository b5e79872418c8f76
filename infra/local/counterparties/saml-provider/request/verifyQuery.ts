import { verify, X509Certificate } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { SIGNATURE_METHODS } from "../keys/signatureMethods.ts";

/**
 * The message in an address whose query one of the certificates signed (SAML bindings 3.4.4.1), read from the query as it
 * was sent. Undefined: not signed like that, or no message.
 */
export function verifyQuery(
  query: string,
  certificates: readonly string[],
): { readonly text: string; readonly relayState: string } | undefined {
  const raw = new Map(
    query.split("&").map((pair): [string, string] => {
      const separator = pair.indexOf("=");
      return [pair.slice(0, separator), pair.slice(separator + 1)];
    }),
  );
  const value = (name: string): string => decodeURIComponent(raw.get(name) ?? "");
  const signed = ["SAMLRequest", "RelayState", "SigAlg"]
    .filter((name) => raw.has(name))
    .map((name) => `${name}=${raw.get(name) ?? ""}`)
    .join("&");
  const method = SIGNATURE_METHODS[value("SigAlg")];
  if (method === undefined) return undefined;
  const signature = Buffer.from(value("Signature"), "base64");
  const isSigned = certificates.some((certificate) =>
    verify(
      "sha256",
      Buffer.from(signed),
      { key: new X509Certificate(certificate).publicKey, ...method },
      signature,
    ),
  );
  if (!isSigned) return undefined;
  try {
    const text = inflateRawSync(Buffer.from(value("SAMLRequest"), "base64")).toString("utf8");
    return { text, relayState: value("RelayState") };
  } catch {
    return undefined;
  }
}
