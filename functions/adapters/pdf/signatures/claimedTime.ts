import { id_signingTime, SigningTime, type SignerInfo } from "@peculiar/asn1-cms";
import { AsnConvert } from "@peculiar/asn1-schema";

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
