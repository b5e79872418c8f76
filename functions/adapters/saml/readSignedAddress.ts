import { constants, verify, X509Certificate } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { SIGNATURE_METHOD } from "./samlNames.ts";

const MESSAGE_MAX_BYTES = 262_144;

/** The parts of an answer in an address, decoded. */
export interface SignedQuery {
  readonly samlResponse: string;
  readonly relayState: string;
  readonly algorithm: string;
  readonly signature: string;
}

/**
 * The message in an address, if one of the certificates signed it (SAML bindings 3.4.4.1). The signature covers the
 * query as the sender encoded it; a gateway hands over decoded values only, so both usual encodings (hexadecimal digits
 * in upper and in lower case) are tried.
 */
export function readSignedAddress(
  query: SignedQuery,
  trusted: { readonly certificates: readonly string[]; readonly acceptPkcs1Signatures: boolean },
): string | undefined {
  const padding = paddingOf(query.algorithm, trusted.acceptPkcs1Signatures);
  if (padding === undefined) return undefined;
  const upper = [
    ["SAMLResponse", query.samlResponse],
    ["RelayState", query.relayState],
    ["SigAlg", query.algorithm],
  ]
    .map(([name = "", value = ""]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  const lower = upper.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
  const signature = Buffer.from(query.signature, "base64");
  const isSigned = trusted.certificates.some((certificate) => {
    const key = { key: new X509Certificate(certificate).publicKey, ...padding };
    return [upper, lower].some((signed) => verify("sha256", Buffer.from(signed), key, signature));
  });
  if (!isSigned) return undefined;
  try {
    const compressed = Buffer.from(query.samlResponse, "base64");
    return inflateRawSync(compressed, { maxOutputLength: MESSAGE_MAX_BYTES }).toString("utf8");
  } catch {
    return undefined;
  }
}

function paddingOf(
  method: string,
  acceptPkcs1Signatures: boolean,
): { readonly padding: number; readonly saltLength?: number } | undefined {
  if (method === SIGNATURE_METHOD["rsa-pss-sha256"]) {
    return { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO };
  }
  if (method === SIGNATURE_METHOD["rsa-sha256"] && acceptPkcs1Signatures) {
    return { padding: constants.RSA_PKCS1_PADDING };
  }
  return undefined;
}
