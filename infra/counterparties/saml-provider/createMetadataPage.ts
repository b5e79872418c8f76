import type { Answer } from "../kit/http.ts";
import { type Markup, xml } from "../kit/xml.ts";
import { NAMESPACE } from "./NAMESPACE.ts";
import type { ProviderKeys } from "./openProviderKeys.ts";
import type { Profile } from "./profiles/Profile.ts";
import type { samlAddresses, SamlState } from "./SamlState.ts";

/** Faults of the metadata, until another one is set. */
export const METADATA_FAULTS = ["metadata-unreadable", "certificate-ends"] as const;
type MetadataFault = (typeof METADATA_FAULTS)[number];

/** Less than the portal warns of. */
const DAYS_LEFT = 20;

/** The page `/metadata`: right, gone, or with a second certificate for signing that ends soon. */
export function createMetadataPage(
  state: SamlState,
  fault: () => MetadataFault | undefined,
): () => Promise<Answer> {
  return async (): Promise<Answer> => {
    const ordered = fault();
    if (ordered === "metadata-unreadable") return { status: 503 };
    const ending = ordered === "certificate-ends" ? await endingCertificate(state) : undefined;
    return {
      status: 200,
      contentType: "application/samlmetadata+xml",
      body: providerMetadata(state.profile, { ...state, ending }),
    };
  };
}

async function endingCertificate({ profile, clock }: SamlState): Promise<string> {
  // Loaded only where certificates are made, as with the keys.
  const { selfSignedPair } = await import("../kit/selfSignedPair.ts");
  const padding = profile.signature === "pss" ? "RSA-PSS" : "RSASSA-PKCS1-v1_5";
  const order = {
    name: `${profile.title.en} former signing`,
    now: clock.now(),
    padding,
    days: DAYS_LEFT,
  } as const;
  return (await selfSignedPair(order)).certificate;
}

const BINDINGS = "urn:oasis:names:tc:SAML:2.0:bindings:";

/** Who this provider is, for the portal. */
function providerMetadata(
  profile: Profile,
  given: {
    readonly issuer: string;
    readonly keys: ProviderKeys;
    readonly addresses: ReturnType<typeof samlAddresses>;
    /** PEM of a further certificate for signing. */
    readonly ending?: string | undefined;
  },
): string {
  const { keys, addresses } = given;
  const { markup } =
    xml`<md:EntityDescriptor xmlns:md="${NAMESPACE.md}" xmlns:ds="${NAMESPACE.ds}" entityID="${given.issuer}">
    <md:IDPSSODescriptor WantAuthnRequestsSigned="true" protocolSupportEnumeration="${NAMESPACE.saml2p}">
    ${keyDescriptor("signing", keys.signing.certificate)}
    ${given.ending === undefined ? undefined : keyDescriptor("signing", given.ending)}
    ${keys.encryption === undefined ? undefined : keyDescriptor("encryption", keys.encryption.certificate)}
    <md:SingleLogoutService Binding="${BINDINGS}HTTP-Redirect" Location="${addresses.logoutUrl}"/>
    <md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:${profile.nameIdFormat}</md:NameIDFormat>
    <md:SingleSignOnService Binding="${BINDINGS}${profile.binding}" Location="${addresses.signOnUrl}"/>
    </md:IDPSSODescriptor></md:EntityDescriptor>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`;
}

function keyDescriptor(use: string, certificate: string): Markup {
  const base64 = certificate.replaceAll(/-----[A-Z ]+-----|\s/g, "");
  return xml`<md:KeyDescriptor use="${use}"><ds:KeyInfo><ds:X509Data>
    <ds:X509Certificate>${base64}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
}
