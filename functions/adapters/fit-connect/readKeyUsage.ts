import type { X509Certificate } from "node:crypto";

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

/** The extension keyUsage (RFC 5280 section 4.2.1.3): node:crypto shows only the extended one. */
export function readKeyUsage(certificate: X509Certificate): KeyUsage | undefined {
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
