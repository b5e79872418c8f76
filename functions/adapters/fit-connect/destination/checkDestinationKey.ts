import { createPublicKey, X509Certificate, type KeyObject } from "node:crypto";
import { ok, type Result } from "#domain/result.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import type { FitConnectJwk } from "./fetchDestinationKey.ts";
import { refused } from "../parseAnswer.ts";

export interface KeyUsage {
  readonly digitalSignature: boolean;
  readonly keyEncipherment: boolean;
  readonly dataEncipherment: boolean;
  readonly keyCertSign: boolean;
}

/** One value of DER (X.690): its tag and its content. */
interface DerValue {
  readonly tag: number;
  readonly content: Buffer;
}

const EXTENSIONS_TAG = 0xa3;

const BIT_STRING_TAG = 0x03;

/** Object identifier 2.5.29.15. */
const KEY_USAGE_ID = Buffer.from("551d0f", "hex");

export interface KeyTrust {
  /** PEM certificates. None means that no key is trusted. */
  readonly trustRoots: readonly string[];
  readonly now: Date;
}

/** V-PKI chains have three or four certificates; more is an attempt to keep us busy. */
const LONGEST_CHAIN = 6;

/**
 * May this key receive an application, or speak for the authority? Checks that the key is the one certified, that the
 * chain ends at a configured root, validity and usage; closed on any doubt. Revocation is not asked here.
 */
export function checkDestinationKey(
  jwk: FitConnectJwk,
  trust: KeyTrust,
): Result<KeyObject, TransportFailure> {
  const chain = readCertificates(jwk.x5c ?? []);
  const [leaf] = chain ?? [];
  if (chain === undefined || leaf === undefined || chain.length > LONGEST_CHAIN) {
    return refused("The destination's key has no readable certificate chain");
  }
  const certified = leaf.publicKey.export({ format: "jwk" });
  if (certified.n !== jwk.n || certified.e !== jwk.e) {
    return refused("The destination's key is not the key of its certificate");
  }
  if (!permits(leaf, jwk.alg)) return refused("The certificate does not permit this use of the key");
  if (chain.some((certificate) => !isValidAt(certificate, trust.now))) {
    return refused("A certificate of the destination's key is expired or not valid yet");
  }
  if (!endsAtTrustedRoot(chain, trust)) {
    return refused("The certificate chain of the destination's key ends at no trusted root");
  }
  return ok(createPublicKey({ key: { kty: jwk.kty, n: jwk.n, e: jwk.e }, format: "jwk" }));
}

function readCertificates(x5c: readonly string[]): readonly X509Certificate[] | undefined {
  try {
    return x5c.map((certificate) => new X509Certificate(Buffer.from(certificate, "base64")));
  } catch {
    return undefined;
  }
}

function permits(leaf: X509Certificate, algorithm: FitConnectJwk["alg"]): boolean {
  const usage = readKeyUsage(leaf);
  if (usage === undefined) return false;
  return algorithm === "PS512" ? usage.digitalSignature : usage.keyEncipherment || usage.dataEncipherment;
}

function isValidAt(certificate: X509Certificate, now: Date): boolean {
  return certificate.validFromDate <= now && now <= certificate.validToDate;
}

function endsAtTrustedRoot(chain: readonly X509Certificate[], trust: KeyTrust): boolean {
  const linked = chain.every((certificate, index) => {
    const issuer = chain[index + 1];
    return issuer === undefined || isIssuedBy(certificate, issuer);
  });
  const last = chain.at(-1);
  const roots = readRoots(trust.trustRoots).filter((root) => isValidAt(root, trust.now));
  return (
    linked &&
    last !== undefined &&
    roots.some((root) => root.fingerprint512 === last.fingerprint512 || isIssuedBy(last, root))
  );
}

function readRoots(trustRoots: readonly string[]): readonly X509Certificate[] {
  return trustRoots.map((pem) => new X509Certificate(pem));
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return (
    issuer.ca &&
    readKeyUsage(issuer)?.keyCertSign === true &&
    certificate.checkIssued(issuer) &&
    certificate.verify(issuer.publicKey)
  );
}

/** The extension keyUsage (RFC 5280 section 4.2.1.3): node:crypto shows only the extended one. */
function readKeyUsage(certificate: X509Certificate): KeyUsage | undefined {
  const [whole] = valuesIn(certificate.raw);
  const [signedPart] = valuesIn(whole?.content);
  const wrapper = valuesIn(signedPart?.content).find(({ tag }) => tag === EXTENSIONS_TAG);
  const [extensions] = valuesIn(wrapper?.content);
  const usage = valuesIn(extensions?.content)
    .map(({ content }) => valuesIn(content))
    .find(([id]) => id?.content.equals(KEY_USAGE_ID) === true);
  const [bits] = valuesIn(usage?.at(-1)?.content);
  const flags = bits?.tag === BIT_STRING_TAG ? bits.content[1] : undefined;
  if (flags === undefined) return undefined;
  return {
    digitalSignature: (flags & 0x80) !== 0,
    keyEncipherment: (flags & 0x20) !== 0,
    dataEncipherment: (flags & 0x10) !== 0,
    keyCertSign: (flags & 0x04) !== 0,
  };
}

/** The values that follow each other in these bytes; stops at the first that does not fit. */
function valuesIn(bytes: Buffer | undefined): readonly DerValue[] {
  const values: DerValue[] = [];
  let at = 0;
  while (bytes !== undefined && at + 2 <= bytes.length) {
    const tag = bytes.readUInt8(at);
    const short = bytes.readUInt8(at + 1);
    const lengthBytes = short < 0x80 ? 0 : short & 0x7f;
    const start = at + 2 + lengthBytes;
    if (lengthBytes > 4 || start > bytes.length) break;
    const length = lengthBytes === 0 ? short : bytes.readUIntBE(at + 2, lengthBytes);
    if (start + length > bytes.length) break;
    values.push({ tag, content: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return values;
}
