import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifier,
  DigestAlgorithmIdentifiers,
  EncapsulatedContentInfo,
  id_contentType,
  id_data,
  id_messageDigest,
  id_signedData,
  IssuerAndSerialNumber,
  SignatureAlgorithmIdentifier,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from "@peculiar/asn1-cms";
import { AsnConvert, OctetString } from "@peculiar/asn1-schema";
import { Certificate } from "@peculiar/asn1-x509";
import { fromBER, ObjectIdentifier, OctetString as BerOctetString, Sequence, Set as BerSet } from "asn1js";
import { createHash } from "node:crypto";

const SHA_256 = "2.16.840.1.101.3.4.2.1";
/** RFC 8017, appendix A.2.4. */
const SHA_256_WITH_RSA = "1.2.840.113549.1.1.11";
const SIGNING_CERTIFICATE_V2 = "1.2.840.113549.1.9.16.2.47";

export interface SealKey {
  /** DER, the certificate of the key first, then its chain. */
  readonly certificates: readonly Uint8Array[];
  /** RSASSA-PKCS1-v1_5 with SHA-256 over these bytes (not over their hash). */
  sign(bytes: Uint8Array): Promise<Uint8Array>;
}

/**
 * A detached CMS container over a digest, as PAdES B-B wants it (ETSI EN 319 142-1 section 6.3): content type, message
 * digest and the certificate's hash are signed, a time is not; it stands in the PDF.
 */
export async function sealContainer(key: SealKey, sha256: Uint8Array): Promise<Buffer> {
  const certificates = key.certificates.map((der) => AsnConvert.parse(der, Certificate));
  const [own] = certificates;
  const [ownDer] = key.certificates;
  if (own === undefined || ownDer === undefined) throw new Error("A seal needs a certificate.");
  const signedAttrs = inOrder([
    new Attribute({
      attrType: id_contentType,
      attrValues: [new ObjectIdentifier({ value: id_data }).toBER()],
    }),
    new Attribute({
      attrType: id_messageDigest,
      attrValues: [AsnConvert.serialize(new OctetString(bufferOf(sha256)))],
    }),
    new Attribute({ attrType: SIGNING_CERTIFICATE_V2, attrValues: [signingCertificate(ownDer)] }),
  ]);
  const signature = await key.sign(asSet(signedAttrs));
  const digestAlgorithm = new DigestAlgorithmIdentifier({ algorithm: SHA_256 });
  const data = new SignedData({
    version: CMSVersion.v1,
    digestAlgorithms: new DigestAlgorithmIdentifiers([digestAlgorithm]),
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_data }),
    certificates: new CertificateSet(
      certificates.map((certificate) => new CertificateChoices({ certificate })),
    ),
    signerInfos: new SignerInfos([
      new SignerInfo({
        version: CMSVersion.v1,
        sid: new SignerIdentifier({
          issuerAndSerialNumber: new IssuerAndSerialNumber({
            issuer: own.tbsCertificate.issuer,
            serialNumber: own.tbsCertificate.serialNumber,
          }),
        }),
        digestAlgorithm,
        signedAttrs,
        signatureAlgorithm: new SignatureAlgorithmIdentifier({ algorithm: SHA_256_WITH_RSA }),
        signature: new OctetString(bufferOf(signature)),
      }),
    ]),
  });
  const container = new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(data) });
  return Buffer.from(AsnConvert.serialize(container));
}

/** SigningCertificateV2 with SHA-256, which is its default and therefore left out (RFC 5035 section 3). */
function signingCertificate(certificate: Uint8Array): ArrayBuffer {
  const hash = createHash("sha256").update(certificate).digest();
  const certificateId = new Sequence({ value: [new BerOctetString({ valueHex: bufferOf(hash) })] });
  return new Sequence({ value: [new Sequence({ value: [certificateId] })] }).toBER();
}

/** DER sorts the members of a SET by their bytes. */
function inOrder(attributes: readonly Attribute[]): Attribute[] {
  return attributes.toSorted((one, other) =>
    Buffer.compare(Buffer.from(AsnConvert.serialize(one)), Buffer.from(AsnConvert.serialize(other))),
  );
}

function asSet(attributes: readonly Attribute[]): Uint8Array {
  const value = attributes.map((attribute) => fromBER(AsnConvert.serialize(attribute)).result);
  return new Uint8Array(new BerSet({ value }).toBER());
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
