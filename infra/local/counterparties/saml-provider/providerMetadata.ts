import type { ProviderKeys } from "./keys/openProviderKeys.ts";
import type { Profile } from "./profiles/Profile.ts";
import type { samlAddresses } from "./samlAddresses.ts";
import { NAMESPACE } from "./xml/NAMESPACE.ts";
import { type Markup, xml } from "./xml/xml.ts";

const BINDINGS = "urn:oasis:names:tc:SAML:2.0:bindings:";

/** Who this provider is, for the portal. */
export function providerMetadata(
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
