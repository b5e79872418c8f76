import { patiently } from "#infra/laptop/settings/patience.ts";
import { below, inside } from "./NAMESPACE.ts";
import { attribute, readXml, text } from "../kit/readXml.ts";

/** The portal as this provider has it in its register. */
export interface RegisteredPortal {
  readonly entityId: string;
  /** PEM */
  readonly signing: readonly string[];
  /** PEM */
  readonly encryption: readonly string[];
  readonly answerServices: readonly { readonly binding: string; readonly location: string }[];
  readonly logoutServices: readonly { readonly binding: string; readonly location: string }[];
}

/**
 * Reads who the portal says it is. As at the real self-service portals: an `ID`, a `validUntil` or algorithms of its own
 * in the metadata are refused. Undefined: no such metadata.
 */
export async function readPortalMetadata(
  portalUrl: string,
  providerId: string,
): Promise<RegisteredPortal | undefined> {
  const address = `${portalUrl}/api/auth/saml2/metadata?providerId=${encodeURIComponent(providerId)}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(patiently(15_000)) }).catch(
    () => undefined,
  );
  const root = answer?.ok === true ? readXml(await answer.text()) : undefined;
  const [role] = inside(root, "md:SPSSODescriptor");
  if (root === undefined || role === undefined) return undefined;
  if (root.hasAttribute("ID") || root.hasAttribute("validUntil")) return undefined;
  if (inside(role, "md:KeyDescriptor").some((key) => inside(key, "md:EncryptionMethod").length > 0)) {
    return undefined;
  }
  const certificates = (use: string): readonly string[] =>
    inside(role, "md:KeyDescriptor")
      .filter((key) => attribute(key, "use") === use)
      .flatMap((key) => below(key, "ds:X509Certificate"))
      .map((certificate) => pemOf(text(certificate)));
  return {
    entityId: attribute(root, "entityID"),
    signing: certificates("signing"),
    encryption: certificates("encryption"),
    answerServices: inside(role, "md:AssertionConsumerService").map(serviceOf),
    logoutServices: inside(role, "md:SingleLogoutService").map(serviceOf),
  };
}

function serviceOf(service: Element): { readonly binding: string; readonly location: string } {
  return { binding: attribute(service, "Binding"), location: attribute(service, "Location") };
}

function pemOf(base64: string): string {
  const lines = base64.replaceAll(/\s/g, "").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}
