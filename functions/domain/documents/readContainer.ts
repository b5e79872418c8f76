import { hexOf, sameBytes } from "./plainBytes.ts";
import { type DerValue, partsLike, partsOf, readDer, TAG } from "./readDer.ts";

/** What a container of the portal's seal says (RFC 5652); nothing of it is verified yet. */
export interface SealContainer {
  /** What is signed, under the tag it is signed with (section 5.4). */
  readonly signedAttributes: Uint8Array;
  readonly messageDigest: Uint8Array;
  /** DER of the certificate that the container names as its signer's, and the digest of it that is signed. */
  readonly certificate: Uint8Array;
  readonly certificateDigest: Uint8Array;
  readonly signature: Uint8Array;
}

const SIGNED_DATA = "06092a864886f70d010702";
const DATA = "06092a864886f70d010701";
const VERSION_1 = "020101";
const SHA_256 = "0609608648016503040201";
const SHA_256_WITH_RSA = "06092a864886f70d01010b";
const NULL = "0500";
const CONTENT_TYPE = "06092a864886f70d010903";
const MESSAGE_DIGEST = "06092a864886f70d010904";
/** RFC 5035 section 3. */
const SIGNING_CERTIFICATE_V2 = "060b2a864886f70d010910022f";
const DIGEST_LENGTH = 32;

/**
 * Reads a container of exactly the kind that the portal makes (`adapters/pdf/seal/sealContainer.ts`): one signer, SHA-256
 * throughout, nothing unsigned but the certificates, and only zeros behind it. Any other is undefined.
 */
export function readContainer(contents: Uint8Array): SealContainer | undefined {
  const container = readDer(contents);
  if (container?.tag !== TAG.sequence) return undefined;
  if (contents.subarray(container.whole.length).some((byte) => byte !== 0)) return undefined;
  const [kind, content] = partsLike(container, [TAG.oid, TAG.first] as const) ?? [];
  const [data] = partsLike(content, [TAG.sequence] as const) ?? [];
  const [version, digests, encapsulated, certificates, signers] =
    partsLike(data, [TAG.integer, TAG.set, TAG.sequence, TAG.first, TAG.set] as const) ?? [];
  const [algorithm] = partsLike(digests, [TAG.sequence] as const) ?? [];
  const [inner] = partsLike(encapsulated, [TAG.oid] as const) ?? [];
  const [signer] = partsLike(signers, [TAG.sequence] as const) ?? [];
  const [certificate] = certificates === undefined ? [] : partsOf(certificates);
  const isOurKind =
    is(kind, SIGNED_DATA) && is(version, VERSION_1) && isAlgorithm(algorithm, SHA_256) && is(inner, DATA);
  return isOurKind && certificate !== undefined ? readSigner(signer, certificate) : undefined;
}

function readSigner(signer: DerValue | undefined, certificate: DerValue): SealContainer | undefined {
  const [version, identifier, digest, attributes, algorithm, signature] =
    partsLike(signer, [
      TAG.integer,
      TAG.sequence,
      TAG.sequence,
      TAG.first,
      TAG.sequence,
      TAG.octets,
    ] as const) ?? [];
  if (attributes === undefined || signature === undefined || identifier === undefined) return undefined;
  if (!is(version, VERSION_1) || !isAlgorithm(digest, SHA_256) || !isAlgorithm(algorithm, SHA_256_WITH_RSA))
    return undefined;
  if (!names(identifier, certificate) || !is(attributeOf(attributes, CONTENT_TYPE), DATA)) return undefined;
  const messageDigest = attributeOf(attributes, MESSAGE_DIGEST);
  const certificateDigest = digestOfCertificate(attributeOf(attributes, SIGNING_CERTIFICATE_V2));
  if (messageDigest?.tag !== TAG.octets || messageDigest.content.length !== DIGEST_LENGTH) return undefined;
  if (certificateDigest === undefined) return undefined;
  const signedAttributes = Uint8Array.from(attributes.whole);
  signedAttributes[0] = TAG.set;
  return {
    signedAttributes,
    messageDigest: messageDigest.content,
    certificate: certificate.whole,
    certificateDigest,
    signature: signature.content,
  };
}

/** The value of an attribute that is there once and has one value. */
function attributeOf(attributes: DerValue, kind: string): DerValue | undefined {
  const found = partsOf(attributes).filter((attribute) => is(partsOf(attribute)[0], kind));
  const [, values] = found.length === 1 ? (partsLike(found[0], [TAG.oid, TAG.set] as const) ?? []) : [];
  const [value, ...others] = values === undefined ? [] : partsOf(values);
  return others.length === 0 ? value : undefined;
}

/** SigningCertificateV2 with SHA-256, its default, which therefore is not written. */
function digestOfCertificate(attribute: DerValue | undefined): Uint8Array | undefined {
  const [list] = partsLike(attribute, [TAG.sequence] as const) ?? [];
  const [id] = partsLike(list, [TAG.sequence] as const) ?? [];
  const [digest] = partsLike(id, [TAG.octets] as const) ?? [];
  return digest?.content;
}

/** Whether a signer is named by issuer and serial number of this certificate. */
function names(identifier: DerValue, certificate: DerValue): boolean {
  const [toBeSigned] = partsOf(certificate);
  const parts = toBeSigned === undefined ? [] : partsOf(toBeSigned);
  const [serial, , issuer] = parts[0]?.tag === TAG.first ? parts.slice(1) : parts;
  const [named, number] = partsLike(identifier, [TAG.sequence, TAG.integer] as const) ?? [];
  return (
    [serial, issuer, named, number].every((part) => part !== undefined) &&
    sameBytes(named?.whole ?? NOTHING, issuer?.whole ?? NOTHING) &&
    sameBytes(number?.whole ?? NOTHING, serial?.whole ?? NOTHING)
  );
}

const NOTHING = new Uint8Array();

function isAlgorithm(value: DerValue | undefined, identifier: string): boolean {
  const [oid, parameters, ...others] = value === undefined ? [] : partsOf(value);
  return is(oid, identifier) && (parameters === undefined || is(parameters, NULL)) && others.length === 0;
}

function is(value: DerValue | undefined, hex: string): boolean {
  return value !== undefined && hexOf(value.whole) === hex;
}
