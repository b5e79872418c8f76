import { join } from "node:path";
import { z } from "zod";
import { openKept } from "../kit/stateFiles.ts";

const pair = z.object({ key: z.string(), certificate: z.string() });
const providerKeys = z.object({
  signing: pair,
  /** Only where requests carry something encrypted. */
  encryption: pair.optional(),
});
export type ProviderKeys = z.infer<typeof providerKeys>;

/** Keys of the state folder, made at the first start. Different pairs for signing and encryption (BSI TR-03116-4). */
export async function openProviderKeys(
  stateFolder: string,
  order: {
    readonly name: string;
    readonly now: number;
    readonly padding: "RSASSA-PKCS1-v1_5" | "RSA-PSS";
    readonly withEncryption: boolean;
  },
): Promise<ProviderKeys> {
  const { name, now, padding, withEncryption } = order;
  return openKept(join(stateFolder, "keys.json"), {
    schema: providerKeys,
    make: async () => {
      // Loaded only where certificates are made: it would cost every later start a tenth of a second.
      const { selfSignedPair } = await import("../kit/selfSignedPair.ts");
      const [signing, encryption] = await Promise.all([
        selfSignedPair({ name: `${name} signing`, now, padding }),
        withEncryption ? selfSignedPair({ name: `${name} encryption`, now, padding }) : undefined,
      ]);
      return { signing, ...(encryption !== undefined && { encryption }) };
    },
  });
}
