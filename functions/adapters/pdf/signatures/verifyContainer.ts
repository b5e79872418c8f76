import { createHash, verify } from "node:crypto";
import { ContentInfo, id_messageDigest, SignedData, type SignerInfo } from "@peculiar/asn1-cms";
import { AsnConvert, OctetString } from "@peculiar/asn1-schema";
import { err, ok, type Result } from "#domain/result.ts";
import { hashName, isWeakHash, verificationOf } from "./algorithms.ts";
import { claimedTime, imprintOfTimestamp, signerOf } from "./signerOf.ts";
import { Constructed, fromBER, Sequence, Set as BerSet, type BaseBlock } from "asn1js";

const CONTEXT_SPECIFIC = 3;

export interface VerifiedContainer {
  readonly signer?: string;
  readonly claimedTime?: string;
  readonly isWeak: boolean;
}

const TIMESTAMP_CONTENT = "1.2.840.113549.1.9.16.1.4";

/**
 * Verifies a CMS container (RFC 5652 section 5.6) over the signed parts of a file: its digest, and its signature by the
 * certificate it carries. Whom that certificate belongs to, and whether it was valid, is not judged.
 */
export function verifyContainer(
  contents: Buffer,
  signed: { readonly parts: readonly Buffer[]; readonly isTimestamp: boolean },
): Result<VerifiedContainer, "invalid" | "unsupported"> {
  const data = parsed(contents);
  if (data === undefined) return err("invalid");
  const [info, ...others] = data.signerInfos;
  if (info === undefined || others.length > 0) return err("invalid");
  const signer = signerOf(data, info);
  if (signer === undefined) return err("invalid");
  const hash = hashName(info.digestAlgorithm.algorithm);
  if (hash === undefined) return err("unsupported");
  const content = signed.isTimestamp ? timestamped(data, signed.parts) : { bytes: signed.parts };
  if (content === undefined) return err("invalid");
  const digest = content.bytes.reduce((sum, part) => sum.update(part), createHash(hash)).digest();
  const attributes = info.signedAttrs === undefined ? undefined : rawSignedAttributes(contents);
  if (attributes !== undefined && !digest.equals(digestAttribute(info))) return err("invalid");
  const verification = verificationOf(info, { publicKey: signer.publicKey, hash });
  if (verification === undefined) return err("unsupported");
  const message = attributes === undefined ? Buffer.concat([...content.bytes]) : asSet(attributes);
  if (!isValid({ ...verification, message }, Buffer.from(info.signature.buffer))) return err("invalid");
  const time = claimedTime(info);
  return ok({
    isWeak: isWeakHash(hash),
    ...(signer.name !== undefined && { signer: signer.name }),
    ...(time !== undefined && { claimedTime: time }),
  });
}

function parsed(contents: Buffer): SignedData | undefined {
  try {
    const container = AsnConvert.parse(contents, ContentInfo);
    return AsnConvert.parse(container.content, SignedData);
  } catch {
    return undefined;
  }
}

/** A time stamp signs its own statement, and that statement names the digest of the document (RFC 3161). */
function timestamped(
  data: SignedData,
  parts: readonly Buffer[],
): { readonly bytes: readonly Buffer[] } | undefined {
  const statement = data.encapContentInfo.eContent?.single;
  if (data.encapContentInfo.eContentType !== TIMESTAMP_CONTENT || statement === undefined) return undefined;
  const bytes = Buffer.from(statement.buffer);
  const imprint = imprintOfTimestamp(bytes);
  const hash = imprint === undefined ? undefined : hashName(imprint.algorithm);
  if (imprint === undefined || hash === undefined) return undefined;
  const digest = parts.reduce((sum, part) => sum.update(part), createHash(hash)).digest();
  return digest.equals(imprint.digest) ? { bytes: [bytes] } : undefined;
}

function digestAttribute({ signedAttrs = [] }: SignerInfo): Buffer {
  const found = signedAttrs.filter(({ attrType }) => attrType === id_messageDigest);
  const [value, ...others] = found.flatMap(({ attrValues }) => attrValues);
  if (value === undefined || others.length > 0) return Buffer.alloc(0);
  try {
    return Buffer.from(AsnConvert.parse(value, OctetString).buffer);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Signed attributes are hashed as a SET, not under the tag they travel with (RFC 5652 section 5.4). */
function asSet(raw: Buffer): Buffer {
  const bytes = Buffer.from(raw);
  bytes[0] = 0x31;
  return bytes;
}

function isValid(
  { hash, key, message }: NonNullable<ReturnType<typeof verificationOf>> & { readonly message: Buffer },
  signature: Buffer,
): boolean {
  try {
    return verify(hash, message, key, signature);
  } catch {
    return false;
  }
}

/**
 * The signed attributes of the first signer as they were encoded, under their own tag: signers do not all sort them as
 * DER does, so only the bytes themselves give the hash that was signed.
 */
function rawSignedAttributes(container: Uint8Array): Buffer | undefined {
  const { result, offset } = fromBER(container);
  if (offset === -1) return undefined;
  const [, content] = childrenOf(result);
  const [signedData] = childrenOf(content);
  const signerInfos = childrenOf(signedData).findLast((child) => child instanceof BerSet);
  const [signerInfo] = childrenOf(signerInfos);
  const attributes = childrenOf(signerInfo).find(
    ({ idBlock }) =>
      idBlock.tagClass === CONTEXT_SPECIFIC && idBlock.tagNumber === 0 && idBlock.isConstructed,
  );
  return attributes === undefined ? undefined : Buffer.from(attributes.valueBeforeDecodeView);
}

function childrenOf(block: BaseBlock | undefined): readonly BaseBlock[] {
  return block instanceof Sequence || block instanceof BerSet || block instanceof Constructed
    ? block.valueBlock.value
    : [];
}
