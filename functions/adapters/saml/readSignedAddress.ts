import { type KeyObject, verify, X509Certificate } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { ECDSA_SHA256, isEcdsaSigned, isPssSigned, PSS_HASHES } from "./teachAlgorithms.ts";
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
  if (querySignature === undefined) return false;
  const upper = [
    [name, text],
    ...(relayState === undefined ? [] : [["RelayState", relayState]]),
    ["SigAlg", querySignature.algorithm],
  ]
    .map(([key = "", value = ""]) => `${key}=${encodeURIComponent(value)}`)
    .join("&");
  const lower = upper.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
  const { acceptPkcs1Signatures } = trusted;
  return trusted.certificates.some((certificate) => {
    const key = new X509Certificate(certificate).publicKey;
    return [upper, lower].some((signed) =>
      isSignedBy(key, { ...querySignature, signed, acceptPkcs1Signatures }),
    );
  });
}

function isSignedBy(
  key: KeyObject,
  given: {
    readonly signed: string;
    readonly algorithm: string;
    readonly value: string;
    readonly acceptPkcs1Signatures: boolean;
  },
): boolean {
  const { signed, algorithm, value: signature } = given;
  if (algorithm === ECDSA_SHA256) {
    return isEcdsaSigned(signed, { key, signature, encodings: ["ieee-p1363", "der"] });
  }
  const hash = PSS_HASHES.get(algorithm);
  if (hash !== undefined) return isPssSigned(signed, { key, signature, hash });
  if (algorithm !== SIGNATURE_METHOD["rsa-sha256"] || !given.acceptPkcs1Signatures) return false;
  return verify("sha256", Buffer.from(signed), key, Buffer.from(signature, "base64"));
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
