import { constants, verify, X509Certificate } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { SIGNATURE_METHOD } from "./samlNames.ts";

const MESSAGE_MAX_BYTES = 262_144;

/** The parts of a message in an address, decoded. */
export interface SignedQuery {
  readonly name: "SAMLRequest" | "SAMLResponse";
  readonly text: string;
  /** Absent where the sender has none to be given back: then it is not signed either. */
  readonly relayState?: string;
  readonly querySignature?: { readonly algorithm: string; readonly value: string };
}

interface Trusted {
  readonly certificates: readonly string[];
  readonly acceptPkcs1Signatures: boolean;
}

/**
 * Whether one of the certificates signed the query of an address (SAML bindings 3.4.4.1). The signature covers the query
 * as the sender encoded it; a gateway hands over decoded values only, so both usual encodings (hexadecimal digits in upper
 * and in lower case) are tried.
 */
export function isSignedAddress(
  { name, text, relayState, querySignature }: SignedQuery,
  trusted: Trusted,
): boolean {
  const padding = paddingOf(querySignature?.algorithm, trusted.acceptPkcs1Signatures);
  if (padding === undefined || querySignature === undefined) return false;
  const upper = [
    [name, text],
    ...(relayState === undefined ? [] : [["RelayState", relayState]]),
    ["SigAlg", querySignature.algorithm],
  ]
    .map(([key = "", value = ""]) => `${key}=${encodeURIComponent(value)}`)
    .join("&");
  const lower = upper.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
  const signature = Buffer.from(querySignature.value, "base64");
  return trusted.certificates.some((certificate) => {
    const key = { key: new X509Certificate(certificate).publicKey, ...padding };
    return [upper, lower].some((signed) => verify("sha256", Buffer.from(signed), key, signature));
  });
}

/** The message in an address, if one of the certificates signed it. */
export function readSignedAddress(query: SignedQuery, trusted: Trusted): string | undefined {
  return isSignedAddress(query, trusted) ? inflatedMessage(query.text) : undefined;
}

/** The message as the redirect binding packs it; never more than a message may have. */
export function inflatedMessage(text: string): string | undefined {
  try {
    return inflateRawSync(Buffer.from(text, "base64"), { maxOutputLength: MESSAGE_MAX_BYTES }).toString(
      "utf8",
    );
  } catch {
    return undefined;
  }
}

function paddingOf(
  method: string | undefined,
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
