import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createOidcProviders } from "#adapters/oidc/createOidcProviders.ts";
import { aKeyPair, type KeyPair } from "../fixtures/saml/samlKeys.ts";
import { aCitizenAccount } from "../fixtures/saml/samlProviders.ts";
import { anOidcProvider } from "../fixtures/anOidcProvider.ts";
import { aBroker, type Broker } from "./aBroker.ts";
import { aPortal } from "./aPortal.ts";
import { aSamlPortal } from "./aSamlPortal.ts";
import { Browser } from "./Browser.ts";
import { PORTAL_URL, TERMS } from "./theSettings.ts";

let broker: Broker;
let signer: KeyPair;
let own: KeyPair;
let browser: Browser;

beforeAll(async () => {
  [broker, signer, own] = await Promise.all([aBroker(), aKeyPair("provider"), aKeyPair("portal")]);
});
beforeEach(() => {
  broker.fault = {};
});
afterAll(() => {
  broker.close();
});

const LOGIN = { redirect: "/nutzerkonto", locale: "de", timezone: "Europe/Berlin", termsVersion: TERMS };
const oidc = (scopes?: string): string =>
  `/api/auth/oidc/url?${new URLSearchParams({ ...LOGIN, providerId: "sk", ...(scopes !== undefined && { scopes }) }).toString()}`;
const saml = (scopes?: string): string =>
  `/api/auth/saml2/request?${new URLSearchParams({ ...LOGIN, cancelUrl: "/", providerId: "nkb", ...(scopes !== undefined && { scopes }) }).toString()}`;

describe("the data that a sign-in asks for at a broker", () => {
  beforeEach(() => {
    const identityProviders = createOidcProviders({
      publicUrl: PORTAL_URL,
      providers: [
        {
          settings: anOidcProvider(
            { id: "sk", issuer: broker.issuer },
            { claims: { givenName: "given_name", email: "email" } },
          ),
          credentials: () => Promise.resolve({ clientId: "portal", clientSecret: broker.clientSecret }),
        },
      ],
    });
    browser = new Browser(aPortal({ identityProviders }));
  });

  async function begin(scopes?: string): Promise<string> {
    const { body } = await browser.get(oidc(scopes));
    return z.object({ url: z.string() }).parse(JSON.parse(body)).url;
  }

  it.each([
    ["those of the settings", undefined, "openid profile email"],
    ["those that the service wants", "email", "openid email"],
    ["none", "", "openid"],
    ["those that the broker offers", "artisticName email", "openid email"],
  ])("are %s", async (_, scopes, asked) => {
    expect(new URL(await begin(scopes)).searchParams.get("scope")).toBe(asked);
  });

  it("are all that is kept, though the broker sends more", async () => {
    broker.fault = { userInfo: { email: "a@b.example" } };
    await browser.get(`/api/auth/oidc/callback?${broker.signIn(await begin("email"))}`);
    const { body } = await browser.get("/api/auth/user");
    expect(JSON.parse(body)).toMatchObject({ loginData: { providerData: { email: "a@b.example" } } });
    expect(body).not.toContain("Amina");
  });
});

describe("the data that a sign-in asks for at a citizen account", () => {
  beforeEach(() => {
    const settings = aCitizenAccount([signer.certificate]);
    browser = new Browser(aSamlPortal([{ settings, signer }], own).portal);
  });

  it.each([
    ["those that the service wants", "familyName", ["urn:oid:2.5.4.4"]],
    ["none but the pseudonym and the mailbox", "", []],
    ["those that the account has", "artisticName gender", ["urn:oid:1.3.6.1.4.1.33592.1.3.5"]],
  ])("are %s", async (_, scopes, asked) => {
    const { body } = await browser.get(saml(scopes));
    const { fields } = z.object({ fields: z.record(z.string(), z.string()) }).parse(JSON.parse(body));
    const xml = Buffer.from(fields["SAMLRequest"] ?? "", "base64").toString();
    expect([...xml.matchAll(/RequestedAttribute Name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      "urn:oid:1.3.6.1.4.1.25484.494450.3",
      "urn:oid:2.5.4.18",
      ...asked,
    ]);
  });
});

describe("unknown scopes", () => {
  it.each([oidc("givenName shoeSize"), saml("shoeSize"), oidc("givenName,email"), saml("x".repeat(401))])(
    "are refused: %s",
    async (address) => {
      const answer = await new Browser(aPortal()).get(address);
      expect([answer.status, JSON.parse(answer.body)]).toMatchObject([422, { status: 422 }]);
    },
  );
});
