import type { StateSettings } from "./settings/settings.ts";

/**
 * Headers of every answer, from one module for CloudFront, the functions and the local server. Free of zod.
 * Strict on purpose: nothing inline, no other host but the upload bucket, sign-on addresses for
 * forms, and the eID client on the person's own device.
 */
export interface ContentSources {
  /** Origins that scripts may connect to besides the portal: the upload bucket, the eID client's status. */
  readonly connectOrigins: readonly string[];
  /** Origins that forms may post to besides the portal: SAML sign-on addresses. */
  readonly formActionOrigins: readonly string[];
  /** Whether the state supplies films in sign language; they come from the portal itself. */
  readonly hasFilms: boolean;
}

/** The part of a state's settings that decides. */
interface SourceSettings {
  readonly server: Pick<StateSettings["server"], "identityProviders">;
  readonly portal: Pick<StateSettings["portal"], "signLanguage">;
}

/** For pages that neither send nor show anything from elsewhere. */
export const OWN_CONTENT: ContentSources = { connectOrigins: [], formActionOrigins: [], hasFilms: false };

/** Where pages of a portal with these settings may connect and post to, and what they may show. */
export function contentSources({ portal, server }: SourceSettings, uploadOrigin: string): ContentSources {
  const providers = server.identityProviders;
  const originOf = (url: string): string => /^[a-z]+:\/\/[^/?#]+/.exec(url)?.[0] ?? url;
  const eidClients = providers.filter(({ provider }) => provider.client === "eid-client");
  const posted = providers.filter(
    (settings) => "entityId" in settings && settings.request.binding === "post",
  );
  return {
    connectOrigins: [uploadOrigin, ...eidClients.map(({ provider }) => originOf(provider.serviceUrl))],
    formActionOrigins: posted.map(({ provider }) => originOf(provider.authRequestDestination)),
    hasFilms: portal.signLanguage.films.length > 0,
  };
}

export function contentSecurityPolicy(sources: ContentSources): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ...(sources.hasFilms ? ["media-src 'self'"] : []),
    ["connect-src 'self'", ...sources.connectOrigins].join(" "),
    ["form-action 'self'", ...sources.formActionOrigins].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No text becomes a script or markup in the browser. The one policy gives one address of ours, that of the worker
    // which makes a PDF of photos (frontend/src/photos/work/imageWork.ts).
    "require-trusted-types-for 'script'",
    "trusted-types image-worker",
  ].join("; ");
}

/** Header names in lower case with their values; the transport security header only where the portal speaks https. */
export function securityHeaders(
  sources: ContentSources,
  options: { readonly https: boolean },
): Readonly<Record<string, string>> {
  return {
    "content-security-policy": contentSecurityPolicy(sources),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
    ...(options.https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

/** For answers of the API, which are data and never a page. */
export const API_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
};
