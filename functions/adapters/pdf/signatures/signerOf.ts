import { createPublicKey, type KeyObject } from "node:crypto";
import { type SignedData, type SignerInfo, id_signingTime, SigningTime } from "@peculiar/asn1-cms";
import { AsnConvert } from "@peculiar/asn1-schema";
import { SubjectKeyIdentifier, type Certificate, type Name } from "@peculiar/asn1-x509";
import { cutText } from "#domain/text/cutText.ts";
import { readableText } from "#domain/text/readableText.ts";
import { fromBER, ObjectIdentifier, OctetString, Sequence } from "asn1js";

const DATE = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:Z|([+-])(\d{2})'?(\d{2})?'?)?/;

const SUBJECT_KEY_IDENTIFIER = "2.5.29.14";
const COMMON_NAME = "2.5.4.3";
const LONGEST_NAME = 200;

export interface Signer {
  readonly publicKey: KeyObject;
  readonly name?: string;
}

/** The certificate that a signer names, by issuer and serial number or by key identifier; undefined if it is not there. */
export function signerOf(data: SignedData, info: SignerInfo): Signer | undefined {
  const certificate = data.certificates
    ?.map((choice) => choice.certificate)
    .find((candidate) => candidate !== undefined && isNamed(candidate, info));
  if (certificate === undefined) return undefined;
  const { subjectPublicKeyInfo, subject } = certificate.tbsCertificate;
  const name = commonName(subject);
  try {
    const key = Buffer.from(AsnConvert.serialize(subjectPublicKeyInfo));
    return {
      publicKey: createPublicKey({ key, format: "der", type: "spki" }),
      ...(name !== undefined && { name }),
    };
  } catch {
    return undefined;
  }
}

function isNamed({ tbsCertificate }: Certificate, { sid }: SignerInfo): boolean {
  const named = sid.issuerAndSerialNumber;
  if (named !== undefined) {
    return (
      same(named.serialNumber, tbsCertificate.serialNumber) &&
      same(AsnConvert.serialize(named.issuer), AsnConvert.serialize(tbsCertificate.issuer))
    );
  }
  const extension = tbsCertificate.extensions?.find(({ extnID }) => extnID === SUBJECT_KEY_IDENTIFIER);
  if (sid.subjectKeyIdentifier === undefined || extension === undefined) return false;
  const own = AsnConvert.parse(extension.extnValue, SubjectKeyIdentifier);
  return same(sid.subjectKeyIdentifier.buffer, own.buffer);
}

function commonName(name: Name): string | undefined {
  const value = name
    .flatMap((part) => [...part])
    .find(({ type }) => type === COMMON_NAME)
    ?.value.toString();
  return value === undefined || value === ""
    ? undefined
    : cutText(readableText(value), { characters: LONGEST_NAME });
}

function same(one: ArrayBuffer, other: ArrayBuffer): boolean {
  return Buffer.from(one).equals(Buffer.from(other));
}

/** When the signer claims to have signed; not proved by anything. */
export function claimedTime({ signedAttrs = [] }: SignerInfo): string | undefined {
  const [value] = signedAttrs.find(({ attrType }) => attrType === id_signingTime)?.attrValues ?? [];
  if (value === undefined) return undefined;
  try {
    const time = AsnConvert.parse(value, SigningTime).getTime();
    return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
  } catch {
    return undefined;
  }
}

/** A date of a PDF (ISO 32000-1 section 7.9.4) as ISO 8601 instant; a time without zone counts as UTC. */
export function dateOf(text: string): string | undefined {
  const [, year, month = "01", day = "01", hour = "00", minute = "00", second = "00", sign, ...zone] =
    DATE.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [zoneHours = "00", zoneMinutes = "00"] = zone;
  const offset = sign === undefined ? "Z" : `${sign}${zoneHours}:${zoneMinutes}`;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Algorithm and digest that a time stamp is about: member messageImprint of TSTInfo (RFC 3161 section 2.4.2). */
export function imprintOfTimestamp(
  statement: Buffer,
): { readonly algorithm: string; readonly digest: Buffer } | undefined {
  const { result, offset } = fromBER(statement);
  if (offset === -1 || !(result instanceof Sequence)) return undefined;
  const imprint = result.valueBlock.value[2];
  if (!(imprint instanceof Sequence)) return undefined;
  const [identifier, digest] = imprint.valueBlock.value;
  const algorithm = identifier instanceof Sequence ? identifier.valueBlock.value[0] : undefined;
  if (!(algorithm instanceof ObjectIdentifier) || !(digest instanceof OctetString)) return undefined;
  return {
    algorithm: algorithm.valueBlock.toString(),
    digest: Buffer.from(digest.valueBlock.valueHexView),
  };
}
