import { afterEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { advanceClock } from "../integration/portal/portalUnderTest.ts";
import { Visitor } from "../integration/portal/Visitor.ts";
import { BEGINNER, ERIKA, SARI, TEMPORARY } from "./realms/accounts.ts";
import { CITIZEN_ACCOUNT } from "./realms/citizenAccount.ts";
import { SERVICE_ACCOUNT } from "./realms/serviceAccount.ts";
import {
  comeBack,
  fillIn,
  goToAccount,
  isSignedIn,
  newBrowser,
  signInAtKeycloak,
} from "./signInAtKeycloak.ts";

const userSchema = z.looseObject({ name: z.string(), hasPostbox: z.boolean(), loginData: z.unknown() });

describe.each([SERVICE_ACCOUNT, CITIZEN_ACCOUNT])("an account in Keycloak, as %s", (providerId) => {
  it("signs in at its level, with name, data and mailbox", async () => {
    const browser = newBrowser();
    expect(await signInAtKeycloak(browser, { providerId, account: ERIKA, trustLevel: "high" })).toBe(
      "/nutzerkonto",
    );
    const { name, hasPostbox, loginData } = userSchema.parse(
      (await browser.visitor.get("/api/auth/user")).body,
    );
    const { givenName, familyName, email, birthdate, streetAddress, postalCode, locality } = ERIKA.data;
    expect({ name, hasPostbox }).toEqual({ name: "Erika Łęcka-Ñandú", hasPostbox: true });
    expect(loginData).toMatchObject({
      providerId,
      trustLevel: "high",
      transient: false,
      providerData: { givenName, familyName, email, birthdate, streetAddress, postalCode, locality },
    });
  });

  it("signs in after a wrong password", async () => {
    const { visitor, pages } = newBrowser();
    const page = await goToAccount({ visitor, pages }, { providerId });
    const { username, password } = ERIKA;
    const again = await fillIn(pages, { ...page, fields: { username, password: "wrong" } });
    expect(again.html).toContain("Invalid username or password");
    const right = await fillIn(pages, { ...again, fields: { username, password } });
    expect(await comeBack(visitor, right)).toBe("/nutzerkonto");
  });

  it("fills in one name as the family name, wherever the account has it", async () => {
    const browser = newBrowser();
    expect(await signInAtKeycloak(browser, { providerId, account: SARI })).toBe("/nutzerkonto");
    const { loginData } = userSchema.parse((await browser.visitor.get("/api/auth/user")).body);
    expect(loginData).toMatchObject({ trustLevel: "substantial", providerData: { familyName: "Sari" } });
  });

  it.each([
    ["less sure than the service demands", BEGINNER, "trust-level-too-low"],
    ["known by nothing for good", TEMPORARY, "account-incomplete"],
  ])("that is %s is answered so", async (_, account, kind) => {
    const end = await signInAtKeycloak(newBrowser(), { providerId, account, trustLevel: "substantial" });
    expect(end).toContain(`login=${kind}`);
  });

  it("is asked for the password again though it is signed in there", async () => {
    const { visitor, pages } = newBrowser();
    expect(await signInAtKeycloak({ visitor, pages }, { providerId, account: ERIKA })).toBe("/nutzerkonto");
    const other = new Visitor(inject("portalUrl"));
    const page = await goToAccount({ visitor: other, pages }, { providerId });
    expect(page.html).toContain('type="password"');
    const { password } = ERIKA;
    expect(await comeBack(other, await fillIn(pages, { ...page, fields: { password } }))).toBe(
      "/nutzerkonto",
    );
  });

  it("brings its answer once: sent again, it signs no person in", async () => {
    const { visitor, pages } = newBrowser();
    const page = await goToAccount({ visitor, pages }, { providerId });
    const { username, password } = ERIKA;
    const answer = await fillIn(pages, { ...page, fields: { username, password } });
    expect(await comeBack(visitor, answer)).toBe("/nutzerkonto");
    expect(await isSignedIn({ visitor, pages })).toBe(true);
    await visitor.call({ method: "PUT", path: "/api/auth/logout" });
    expect(await comeBack(visitor, answer)).toContain("login=login-unknown");
    expect(await isSignedIn({ visitor, pages })).toBe(false);
  });
});

describe("while the clock of the portal is wrong", () => {
  let away = 0;
  const moves = async (seconds: number): Promise<void> => {
    away += seconds;
    if (seconds !== 0) await advanceClock(seconds);
  };
  afterEach(() => moves(-away));

  it.each([SERVICE_ACCOUNT, CITIZEN_ACCOUNT])(
    "by a few seconds people get in, by ten minutes nobody does, and then again (%s)",
    async (providerId) => {
      const signIn = () => signInAtKeycloak(newBrowser(), { providerId, account: ERIKA });
      for (const seconds of [10, -20]) {
        await moves(seconds);
        expect(await signIn()).toBe("/nutzerkonto");
      }
      await moves(-away + 600);
      expect(await signIn()).toContain("login=login-refused");
      await moves(-away);
      expect(await signIn()).toBe("/nutzerkonto");
    },
  );
});
