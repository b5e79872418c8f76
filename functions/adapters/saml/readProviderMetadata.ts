import { asPem } from "../x509/certificates.ts";
import { attributeOf, childrenOf, elementsOf, textOf } from "../xml/elementsOf.ts";
import { parseMessage } from "../xml/parseMessage.ts";
import { NAMESPACE } from "./samlNames.ts";

export interface ProviderCertificates {
  /** PEM; those that verify answers. */
  readonly signing: readonly string[];
  /** PEM; those that requests are encrypted for. */
  readonly encryption: readonly string[];
}

/** Certificates of one identity provider out of its metadata. A key without a use serves both (SAML metadata 2.4.1.1). */
export function readProviderMetadata(xml: string, entityId: string): ProviderCertificates | undefined {
  const document = parseMessage(xml);
  if (document === undefined) return undefined;
  const entity = [
    document.documentElement,
    ...elementsOf(document, { namespace: NAMESPACE.metadata, local: "EntityDescriptor" }),
  ].find((element) => attributeOf(element, "entityID") === entityId);
  if (entity === undefined) return undefined;
  const descriptors = childrenOf(entity, {
    namespace: NAMESPACE.metadata,
    local: "IDPSSODescriptor",
  }).flatMap((role) => childrenOf(role, { namespace: NAMESPACE.metadata, local: "KeyDescriptor" }));
  const certificates = (use: string): readonly string[] =>
    descriptors
      .filter((descriptor) => (attributeOf(descriptor, "use") ?? use) === use)
      .flatMap((descriptor) =>
        elementsOf(descriptor, { namespace: NAMESPACE.signature, local: "X509Certificate" }),
      )
      .flatMap((element) => textOf(element) ?? [])
      .map(asPem);
  return { signing: certificates("signing"), encryption: certificates("encryption") };
}
