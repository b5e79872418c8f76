import { describe, expect, it } from "vitest";
import { aBusinessAccount, aCitizenAccount, anEidServer } from "../../test/fixtures/saml/samlProviders.ts";
import { contentSecurityPolicy, contentSources } from "./securityHeaders.ts";

const UPLOADS = "https://uploads.example";

describe("the content security policy", () => {
  it("lets pages post to the sign-on addresses of the settings and to nobody else", () => {
    const business = aBusinessAccount([]);
    const elsewhere = {
      ...business.provider,
      authRequestDestination: "https://business.example:8443/sso?x=1",
    };
    const sources = contentSources([aCitizenAccount([]), { ...business, provider: elsewhere }], UPLOADS);
    const policy = contentSecurityPolicy(sources);
    expect(policy).toContain(
      "form-action 'self' https://account.example https://business.example:8443; base-uri",
    );
    expect(policy).toContain("connect-src 'self' https://uploads.example; form-action");
  });

  it("lets pages ask the eID client on the device, only where a provider is reached through it", () => {
    const card = anEidServer([]);
    const provider = { ...card.provider, serviceUrl: "http://127.0.0.1:24727/eID-Client" };
    const sources = contentSources([{ ...card, provider }], UPLOADS);
    expect(contentSecurityPolicy(sources)).toContain(
      "connect-src 'self' https://uploads.example http://127.0.0.1:24727; form-action 'self'; base-uri",
    );
    expect(contentSecurityPolicy(contentSources([], UPLOADS))).not.toContain("24727");
  });
});
