import { stateSettingsSchema, type StateSettings } from "#contract/settings/settings.ts";
import { z } from "zod";
import { settingsJson } from "../fixtures/settingsJson.ts";
import { aBusinessAccount, aCitizenAccount, anEidServer } from "../fixtures/saml/samlProviders.ts";

export const PORTAL_URL = "https://portal.example";
export const TERMS = "2026-11-01";

const service = {
  transient: false,
  variableTrustLevel: true,
  defaultScopes: ["givenName", "familyName", "email"],
  trustLevel: "high",
  name: { de: "Servicekonto", en: "service account" },
  needs: { de: "Ein Servicekonto.", en: "A service account." },
  client: "browser",
};

function broker(id: string, issuer: string): object {
  return {
    provider: { ...service, id, type: "oidc", serviceUrl: issuer, authRequestDestination: `${issuer}/auth` },
    issuer,
    secretName: `oidc-${id}`,
    acrValues: { low: "acr:low", substantial: "acr:substantial", high: "acr:high" },
    claims: {
      givenName: "given_name",
      familyName: "family_name",
      email: "email",
      phoneNumber: "phone_number",
    },
  };
}

/** One service for each time at which people are identified, and one that leaves out visitors; none takes the eID card. */
export const TIMED_OFFERS = [
  { offerId: "start", leiKaIds: ["99150001001025"], identificationType: "START" },
  { offerId: "end", leiKaIds: ["99150001001026"], identificationType: "END" },
  { offerId: "both", leiKaIds: ["99150001001027"], identificationType: "START_AND_END" },
  { offerId: "no-visitors", leiKaIds: ["99150001001028"], identificationType: "END" },
] as const;
/** As JSON: settings are made of it before they are read. */
const demo = z
  .looseObject({
    portal: z.looseObject({}),
    server: z.looseObject({ offers: z.array(z.looseObject({})) }),
  })
  .parse(settingsJson("demo"));
const [demoOffer] = demo.server.offers;

/** A portal with two brokers, a citizen account, a business account and an eID server; certificates come later. */
const settings: StateSettings = stateSettingsSchema.parse({
  ...demo,
  portal: { ...demo.portal, publicUrl: PORTAL_URL },
  server: {
    ...demo.server,
    termsVersion: TERMS,
    offers: [
      ...demo.server.offers,
      ...TIMED_OFFERS.map((offer) => ({
        ...demoOffer,
        ...offer,
        idpIds: ["sk", "nkb", "elster", ...(offer.offerId === "no-visitors" ? [] : ["anon"])],
      })),
    ],
    identityProviders: [
      broker("sk", "http://localhost:4895"),
      broker("other", "http://localhost:4896"),
      aCitizenAccount([]),
      aBusinessAccount([]),
      anEidServer([]),
    ],
  },
});

export const theSettings = (): StateSettings => settings;
