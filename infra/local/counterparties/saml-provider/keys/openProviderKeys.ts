import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { writeFileAtomically } from "../../process/writeFileAtomically.ts";

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
  const file = join(stateFolder, "keys.json");
  if (existsSync(file)) return providerKeys.parse(JSON.parse(readFileSync(file, "utf8")));
  // Loaded only where certificates are made: it would cost every later start a tenth of a second.
  const { selfSignedPair } = await import("../../process/selfSignedPair.ts");
  const { name, now, padding } = order;
  const [signing, encryption] = await Promise.all([
    selfSignedPair({ name: `${name} signing`, now, padding }),
    order.withEncryption ? selfSignedPair({ name: `${name} encryption`, now, padding }) : undefined,
  ]);
  const keys = { signing, ...(encryption !== undefined && { encryption }) };
  writeFileAtomically(file, `${JSON.stringify(keys, undefined, 2)}\n`);
  return keys;
}
