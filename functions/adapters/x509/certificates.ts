import { X509Certificate } from "node:crypto";
import { AsnConvert } from "@peculiar/asn1-schema";
import { AttributeTypeAndValue, AttributeValue, Name, RelativeDistinguishedName } from "@peculiar/asn1-x509";
import { BitString, Constructed, fromBER, Integer, Null, ObjectIdentifier, Sequence } from "asn1js";

/** RFC 8017, appendix A.2.4. */
const SHA_256_WITH_RSA = "1.2.840.113549.1.1.11";

const COUNTRY = "2.5.4.6";

const ORGANIZATION = "2.5.4.10";

const COMMON_NAME = "2.5.4.3";

export interface RequestedCertificate {
  /** Name of the seal, shown to readers of a document. */
  readonly name: string;
  /** Whose seal it is. */
  readonly organization: string;
  /** DER of the RSA key, as the key service hands it out. */
  readonly publicKey: Uint8Array;
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** When a certificate in PEM ends, or the first of its chain; undefined: it is none. */
export function certificateEnd(pem: string): Date | undefined {
  try {
    const ends = (pem.match(CERTIFICATE) ?? []).map((one) => new X509Certificate(one).validToDate.getTime());
    return ends.length === 0 ? undefined : new Date(Math.min(...ends));
  } catch {
    return undefined;
  }
}

/** A certificate in base64, as metadata and keys carry it, in PEM. */
export function asPem(base64: string): string {
  const lines = base64.replaceAll(/\s/g, "").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}

/**
 * A request (PKCS#10, RFC 2986) in PEM, with which an authority issues a certificate for a key that cannot be
 * exported.
 */
export async function certificateRequest(
  { name, organization, publicKey }: RequestedCertificate,
  /** RSASSA-PKCS1-v1_5 with SHA-256 over these bytes (not over their hash). */
  sign: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<string> {
  const subject = new Name([
    part(COUNTRY, { printableString: "DE" }),
    part(ORGANIZATION, { utf8String: organization }),
    part(COMMON_NAME, { utf8String: name }),
  ]);
  const information = new Sequence({
    value: [
      new Integer({ value: 0 }),
      fromBER(AsnConvert.serialize(subject)).result,
      fromBER(new Uint8Array(publicKey)).result,
      // No attributes; the field itself has to be there.
      new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: [] }),
    ],
  });
  const signature = await sign(new Uint8Array(information.toBER()));
  const algorithm = new Sequence({ value: [new ObjectIdentifier({ value: SHA_256_WITH_RSA }), new Null()] });
  const request = new Sequence({
    value: [information, algorithm, new BitString({ valueHex: new Uint8Array(signature).buffer })],
  });
  const lines =
    Buffer.from(request.toBER())
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE REQUEST-----\n${lines.join("\n")}\n-----END CERTIFICATE REQUEST-----`;
}

function part(
  type: string,
  value: { readonly printableString: string } | { readonly utf8String: string },
): RelativeDistinguishedName {
  return new RelativeDistinguishedName([
    new AttributeTypeAndValue({ type, value: new AttributeValue(value) }),
  ]);
}
