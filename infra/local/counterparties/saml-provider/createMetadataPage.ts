import type { Page } from "./http/Page.ts";
import { providerMetadata } from "./providerMetadata.ts";
import type { SamlWorld } from "./SamlWorld.ts";

/** What a provider can be told to do wrong with its metadata, until another order. */
export const METADATA_MISHAPS = ["metadata-unreadable", "certificate-ends"] as const;
export type MetadataMishap = (typeof METADATA_MISHAPS)[number];

/** Less than the portal warns of. */
const DAYS_LEFT = 20;

/** The page `/metadata`: right, gone, or with a second certificate for signing that ends soon. */
export function createMetadataPage(
  world: SamlWorld,
  mishap: () => MetadataMishap | undefined,
): () => Promise<Page> {
  return async (): Promise<Page> => {
    const ordered = mishap();
    if (ordered === "metadata-unreadable") return { status: 503, headers: {}, content: "" };
    const ending = ordered === "certificate-ends" ? await endingCertificate(world) : undefined;
    return {
      status: 200,
      headers: { "content-type": "application/samlmetadata+xml" },
      content: providerMetadata(world.profile, { ...world, ending }),
    };
  };
}

async function endingCertificate({ profile, clock }: SamlWorld): Promise<string> {
  // Loaded only where certificates are made, as with the keys.
  const { selfSignedPair } = await import("../process/selfSignedPair.ts");
  const padding = profile.signature === "pss" ? "RSA-PSS" : "RSASSA-PKCS1-v1_5";
  const order = {
    name: `${profile.title.en} former signing`,
    now: clock.now(),
    padding,
    days: DAYS_LEFT,
  } as const;
  return (await selfSignedPair(order)).certificate;
}
