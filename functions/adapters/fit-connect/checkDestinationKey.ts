import { createPublicKey, X509Certificate } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { ok } from "../../domain/result.ts";
import type { Result } from "../../domain/result.ts";
import type { TransportFailure } from "../../ports/AuthorityTransport.ts";
import type { FitConnectJwk } from "./fitConnectJwk.ts";
import { readKeyUsage } from "./readKeyUsage.ts";
import { refused } from "./transportFailures.ts";

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
