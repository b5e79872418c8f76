import { verify, X509Certificate } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { SIGNATURE_METHODS } from "./answer/sign.ts";

type MessageName = "SAMLRequest" | "SAMLResponse";

/**
 * The message in an address whose query one of the certificates signed (SAML bindings 3.4.4.1), read from the query as it
 * was sent. Undefined: not signed like that, or no message.
 */
export function verifyQuery(
  query: string,
  { name, certificates }: { readonly name: MessageName; readonly certificates: readonly string[] },
): { readonly text: string; readonly relayState: string } | undefined {
  const raw = new Map(
    query.split("&").map((pair): [string, string] => {
      const separator = pair.indexOf("=");
      return [pair.slice(0, separator), pair.slice(separator + 1)];
    }),
  );
  const value = (key: string): string => decodeURIComponent(raw.get(key) ?? "");
  const signed = [name, "RelayState", "SigAlg"]
    .filter((key) => raw.has(key))
    .map((key) => `${key}=${raw.get(key) ?? ""}`)
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
    const text = inflateRawSync(Buffer.from(value(name), "base64")).toString("utf8");
    return { text, relayState: value("RelayState") };
  } catch {
    return undefined;
  }
}
