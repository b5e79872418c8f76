import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { onEmbedded } from "./onEmbedded.ts";
import { startPortalWith } from "./startPortalWith.ts";
import { signInBySaml } from "./SamlLogin.ts";
import { Visitor } from "./Visitor.ts";

const PORT = 4575;

/** A service account of a state that speaks SAML: an id that no code knows, answers in the clear, levels of eIDAS. */
const STATE_ACCOUNT = {
  provider: {
    id: "landeskonto",
    type: "saml2",
    serviceUrl: "https://servicekonto.example/",
    transient: false,
    variableTrustLevel: true,
    defaultScopes: ["givenName", "familyName", "birthdate", "email", "streetAddress", "locality"],
    authRequestDestination: "https://servicekonto.example/webidp/SamlWebSso/AuthnRequestPostBinding",
    trustLevel: "high",
    name: { de: "Landeskonto", en: "state account" },
    needs: { de: "Sie brauchen ein Landeskonto.", en: "You need a state account." },
    client: "browser",
  },
  entityId: "urn:demo:landeskonto:idp",
  metadataUrl: "https://servicekonto.example/metadata",
  certificates: [],
  ownEntityId: "https://antrag.portal.example/landeskonto",
  secretName: "recognition-portal/demo/saml-landeskonto",
  request: {
    binding: "post",
    signature: "rsa-sha256",
    nameIdFormat: "persistent",
    levels: {
      low: "http://eidas.europa.eu/LoA/low",
      substantial: "http://eidas.europa.eu/LoA/substantial",
      high: "http://eidas.europa.eu/LoA/high",
    },
  },
  answer: {
    signed: "assertion",
    encrypted: false,
    acceptPkcs1Signatures: true,
    level: "context",
    levels: {
      "http://eidas.europa.eu/LoA/low": "low",
      "http://eidas.europa.eu/LoA/substantial": "substantial",
      "http://eidas.europa.eu/LoA/high": "high",
    },
    subject: "nameId",
    attributes: {
      givenName: [{ name: "GivenNames" }],
      familyName: [{ name: "FamilyNames" }],
      birthdate: [{ name: "DateOfBirth" }],
      email: [{ name: "EmailAddress" }],
      streetAddress: [{ name: "PlaceOfResidence", children: ["Street", "HouseNumber"] }],
      locality: [{ name: "PlaceOfResidence", children: ["City"] }],
    },
    organisation: { name: [{ name: "LegalEntity", children: ["LegalName"] }] },
    postbox: { name: "InboxReference" },
  },
  logoutUrl: "https://servicekonto.example/logout",
};

const userSchema = z.looseObject({ name: z.string(), hasPostbox: z.boolean(), loginData: z.unknown() });

let portal: Awaited<ReturnType<typeof startPortalWith>>;

beforeAll(async () => {
  portal = await startPortalWith(PORT, { identityProviders: [STATE_ACCOUNT] });
});

afterAll(() => portal.stop());

const wish = { providerId: "landeskonto", trustLevel: "substantial" } as const;

describe("an account that only the settings know", () => {
  onEmbedded.ownPortal("signs in with its own attributes, levels and kind of name", async () => {
    const visitor = new Visitor(portal.url);
    expect(await signInBySaml(visitor, { ...wish, choose: { person: "petra" } })).toBe("/nutzerkonto");
    const { name, hasPostbox, loginData } = userSchema.parse((await visitor.get("/api/auth/user")).body);
    expect({ name, hasPostbox }).toEqual({ name: "Petra Vertreterin", hasPostbox: true });
    expect(loginData).toMatchObject({
      trustLevel: "substantial",
      providerId: "landeskonto",
      providerData: { streetAddress: "Kanzleiweg 3", locality: "Beispielhausen", birthdate: "1970-05-05" },
      organisation: { name: "Anerkennungsberatung Beispiel GmbH" },
    });
  });

  onEmbedded.ownPortal.each([
    ["cancel", "login-cancelled"],
    ["unsigned", "login-refused"],
    ["wrong-signature", "login-refused"],
    ["wrapped-assertion", "login-refused"],
    ["wrong-audience", "login-refused"],
    ["expired", "login-refused"],
    ["missing-attribute", "account-incomplete"],
    ["level-too-low", "trust-level-too-low"],
  ])("is refused like any other when its answer is wrong: %s", async (fault, kind) => {
    expect(await signInBySaml(new Visitor(portal.url), { ...wish, choose: { fault } })).toContain(
      `login=${kind}`,
    );
  });
});
