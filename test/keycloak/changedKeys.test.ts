import { afterEach, describe, expect, inject, it } from "vitest";
import { advanceClock } from "../integration/portal/portalUnderTest.ts";
import { KeycloakAdministrator } from "./KeycloakAdministrator.ts";
import { ERIKA } from "./realms/accounts.ts";
import { CITIZEN_ACCOUNT } from "./realms/citizenAccount.ts";
import { SERVICE_ACCOUNT } from "./realms/serviceAccount.ts";
import { newBrowser, signInAtKeycloak } from "./signInAtKeycloak.ts";

const administrator = new KeycloakAdministrator(inject("keycloak"));
/** Metadata are requested at most once a minute for an unknown key. */
const OVER_A_MINUTE_SECONDS = 61;

const signIn = (providerId: string): Promise<string> =>
  signInAtKeycloak(newBrowser(), { providerId, account: ERIKA });

describe("after Keycloak changed its signing key", () => {
  it("people get in by OpenID Connect at once", async () => {
    expect(await signIn(SERVICE_ACCOUNT)).toBe("/nutzerkonto");
    await administrator.changeSigningKey(SERVICE_ACCOUNT);
    expect(await signIn(SERVICE_ACCOUNT)).toBe("/nutzerkonto");
  });

  describe("by SAML", () => {
    afterEach(() => advanceClock(-OVER_A_MINUTE_SECONDS));

    it("people get in once a minute has passed since the certificates were read, by a clock a minute ahead too", async () => {
      expect(await signIn(CITIZEN_ACCOUNT)).toBe("/nutzerkonto");
      await advanceClock(OVER_A_MINUTE_SECONDS);
      await administrator.changeSigningKey(CITIZEN_ACCOUNT);
      expect(await signIn(CITIZEN_ACCOUNT)).toBe("/nutzerkonto");
    });
  });
});
