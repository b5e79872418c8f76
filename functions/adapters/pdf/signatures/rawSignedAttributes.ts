import { Constructed, fromBER, Sequence, Set as BerSet, type BaseBlock } from "asn1js";

const CONTEXT_SPECIFIC = 3;

/**
 * The signed attributes of the first signer as they were encoded, under their own tag: signers do not all sort them as
 * DER does, so only the bytes themselves give the hash that was signed.
 */
export function rawSignedAttributes(container: Uint8Array): Buffer | undefined {
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
