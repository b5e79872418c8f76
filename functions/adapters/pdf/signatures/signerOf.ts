import { createPublicKey, type KeyObject } from "node:crypto";
import type { SignedData, SignerInfo } from "@peculiar/asn1-cms";
import { AsnConvert } from "@peculiar/asn1-schema";
import { SubjectKeyIdentifier, type Certificate, type Name } from "@peculiar/asn1-x509";
import { cutText } from "../../../domain/text/cutText.ts";
import { readableText } from "../../../domain/text/readableText.ts";

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
