import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { until } from "../integration/portal/portalUnderTest.ts";
import type { Place } from "./AccountPages.ts";
import { KeycloakAdministrator } from "./KeycloakAdministrator.ts";
import { BEGINNER, ERIKA, SARI } from "./realms/accounts.ts";
import { CITIZEN_ACCOUNT } from "./realms/citizenAccount.ts";
import { SERVICE_ACCOUNT } from "./realms/serviceAccount.ts";
import {
  type Browser,
  comeBack,
  fillIn,
  isSignedIn,
  newBrowser,
  signInAtKeycloak,
} from "./signInAtKeycloak.ts";

const administrator = new KeycloakAdministrator(inject("keycloak"));
const endSchema = z.object({ endSessionUrl: z.url() });

async function signedIn(providerId: string, account = ERIKA): Promise<Browser> {
  const browser = newBrowser();
  expect(await signInAtKeycloak(browser, { providerId, account })).toBe("/nutzerkonto");
  expect(await isSignedIn(browser)).toBe(true);
  return browser;
}

/** Signs out at the account's own page; answers where that leads. */
async function signOutThere({ pages }: Browser, realm: string): Promise<Place> {
  const page = await pages.open(`${inject("keycloak").url}/realms/${realm}/protocol/openid-connect/logout`);
  return fillIn(pages, { ...page, fields: {} });
}

describe.each([SERVICE_ACCOUNT, CITIZEN_ACCOUNT])("who signs out of the portal (%s)", (providerId) => {
  it("is signed out at Keycloak too, and comes back to the home page", async () => {
    const { username } = BEGINNER;
    await administrator.endSessions(providerId, username);
    const { visitor, pages } = await signedIn(providerId, BEGINNER);
    expect(await administrator.hasSession(providerId, username)).toBe(true);
    const out = await visitor.call({ method: "PUT", path: "/api/auth/logout" });
    const left = await pages.open(endSchema.parse(out.body).endSessionUrl);
    expect(new URL(await comeBack(visitor, left), inject("portalUrl")).pathname).toBe("/");
    expect(await administrator.hasSession(providerId, username)).toBe(false);
  });
});

describe("who signs out at Keycloak", () => {
  it("by OpenID Connect is signed out of the portal in that browser and in no other", async () => {
    const here = await signedIn(SERVICE_ACCOUNT);
    const elsewhere = await signedIn(SERVICE_ACCOUNT);
    expect((await signOutThere(here, SERVICE_ACCOUNT)).html).toContain("You are logged out");
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([false, true]);
  });

  it("by SAML is signed out of the portal on the way, and Keycloak takes the portal's answer", async () => {
    const browser = await signedIn(CITIZEN_ACCOUNT);
    const away = await signOutThere(browser, CITIZEN_ACCOUNT);
    const back = await comeBack(browser.visitor, away);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.pages.open(back)).html).toContain("You are logged out");
  });
});

describe("when Keycloak's administrator ends the sessions of a person", () => {
  it("a session by OpenID Connect ends in the portal", async () => {
    const browser = await signedIn(SERVICE_ACCOUNT, SARI);
    await administrator.endSessions(SERVICE_ACCOUNT, SARI.username);
    await until(async () => ((await isSignedIn(browser)) ? undefined : true));
  });

  it("a session by SAML goes on in the portal until its own end", async () => {
    const browser = await signedIn(CITIZEN_ACCOUNT, SARI);
    await administrator.endSessions(CITIZEN_ACCOUNT, SARI.username);
    expect(await isSignedIn(browser)).toBe(true);
  });
});
