/** One value of DER (X.690): its tag, what it holds, and both together as encoded. */
export interface DerValue {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly whole: Uint8Array;
}

export const TAG = {
  integer: 0x02,
  octets: 0x04,
  oid: 0x06,
  sequence: 0x30,
  set: 0x31,
  first: 0xa0,
} as const;

/**
 * The value that bytes begin with, read strictly: one way to write each, so that nothing can hide between two readings.
 * A container of the seal needs no more of ASN.1 than this; asn1js takes several ways to write one value, and weighs 14.7 kB
 * where this weighs 0.3.
 */
export function readDer(bytes: Uint8Array): DerValue | undefined {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) return undefined;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || lengthBytes > 3 || bytes.length < 2 + lengthBytes) return undefined;
  const long = bytes.subarray(2, 2 + lengthBytes).reduce((sum, byte) => sum * 256 + byte, 0);
  const length = lengthBytes === 0 ? first : long;
  if (lengthBytes > 0 && (length < 0x80 || bytes[2] === 0)) return undefined;
  const begin = 2 + lengthBytes;
  const end = begin + length;
  if (end > bytes.length) return undefined;
  return { tag, content: bytes.subarray(begin, end), whole: bytes.subarray(0, end) };
}

/** The values that another one holds; none where anything in it cannot be read. */
export function partsOf({ content }: Pick<DerValue, "content">): readonly DerValue[] {
  const parts: DerValue[] = [];
  for (let at = 0; at < content.length;) {
    const part = readDer(content.subarray(at));
    if (part === undefined) return [];
    parts.push(part);
    at += part.whole.length;
  }
  return parts;
}

/** The parts of a value if they are of exactly these kinds; else none. */
export function partsLike<Tags extends readonly number[]>(
  value: DerValue | undefined,
  tags: Tags,
): { readonly [Place in keyof Tags]: DerValue } | undefined {
  const parts = value === undefined ? [] : partsOf(value);
  return isLike(parts, tags) ? parts : undefined;
}

function isLike<Tags extends readonly number[]>(
  parts: readonly DerValue[],
  tags: Tags,
): parts is { readonly [Place in keyof Tags]: DerValue } & readonly DerValue[] {
  return parts.length === tags.length && parts.every(({ tag }, at) => tag === tags[at]);
}
