import { describe, expect, it } from "vitest";
import { aBusinessAccount, aCitizenAccount, anEidServer } from "#test/fixtures/saml/samlProviders.ts";
import type { StateSettings } from "./settings/settings.ts";
import { contentSecurityPolicy, contentSources } from "./securityHeaders.ts";

const UPLOADS = "https://uploads.example";

const withProviders = (
  ...identityProviders: StateSettings["server"]["identityProviders"]
): Parameters<typeof contentSources>[0] => ({
  server: { identityProviders },
  portal: { signLanguage: { films: [] } },
});

describe("the content security policy", () => {
  it("lets no text become script or markup", () => {
    expect(contentSecurityPolicy(contentSources(withProviders(), UPLOADS))).toMatch(
      /; require-trusted-types-for 'script'; trusted-types image-worker$/,
    );
  });

  it("lets pages post to the sign-on addresses of the settings and to no other origin", () => {
    const business = aBusinessAccount([]);
    const elsewhere = {
      ...business.provider,
      authRequestDestination: "https://business.example:8443/sso?x=1",
    };
    const sources = contentSources(
      withProviders(aCitizenAccount([]), { ...business, provider: elsewhere }),
      UPLOADS,
    );
    const policy = contentSecurityPolicy(sources);
    expect(policy).toContain(
      "form-action 'self' https://account.example https://business.example:8443; base-uri",
    );
    expect(policy).toContain("connect-src 'self' https://uploads.example; form-action");
  });

  it("lets pages show films of the portal itself where the state supplies some, and of no other origin", () => {
    const without = withProviders();
    const film = { title: { de: "Inhalt", en: "Content" }, file: "content.mp4", minutes: 2 };
    const supplied = { ...without, portal: { signLanguage: { films: [film] } } };
    expect(contentSecurityPolicy(contentSources(supplied, UPLOADS))).toContain("; media-src 'self';");
    expect(contentSecurityPolicy(contentSources(without, UPLOADS))).not.toContain("media-src");
  });

  it("lets pages ask the eID client on the device, only where a provider is reached through it", () => {
    const card = anEidServer([]);
    const provider = { ...card.provider, serviceUrl: "http://127.0.0.1:24727/eID-Client" };
    const sources = contentSources(withProviders({ ...card, provider }), UPLOADS);
    expect(contentSecurityPolicy(sources)).toContain(
      "connect-src 'self' https://uploads.example http://127.0.0.1:24727; form-action 'self'; base-uri",
    );
    expect(contentSecurityPolicy(contentSources(withProviders(), UPLOADS))).not.toContain("24727");
  });
});
