import { fromBER, ObjectIdentifier, OctetString, Sequence } from "asn1js";

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
