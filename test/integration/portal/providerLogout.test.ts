import { cookieHeader, keepCookies } from "#adapters/portal-visit/cookieJar.ts";
import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { askForRequest, chooseAtProvider, formIn, locationOf, postAnswer } from "./SamlLogin.ts";
import { Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const providersSchema = z.object({
  providers: z.array(z.object({ id: z.string(), serviceUrl: z.string() })),
});
const LEYLA = { user: "leyla", password: "leyla-geheim" };

const isSignedIn = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.get("/api/auth/user")).status === 200;

/** Signs in, and answers what the provider knows of this browser. */
async function signIn(
  visitor: Visitor,
  providerId: string,
): Promise<{ readonly providerUrl: string; readonly cookie: string }> {
  const request = await askForRequest(visitor, { providerId });
  const answer = await chooseAtProvider(request);
  await visitor.get(await postAnswer(answer));
  expect(await isSignedIn(visitor)).toBe(true);
  return { providerUrl: new URL(request.action).origin, cookie: answer.cookie ?? "" };
}

describe("who signs out at the provider", () => {
  it.each([
    ["nkb", "redirect"],
    ["nkb", "post"],
    ["elster", "post"],
  ])(
    "%s, in the way of the binding %s, is signed out of the portal, and the provider is notified",
    async (providerId, binding) => {
      const visitor = new Visitor(url);
      const stranger = new Visitor(url);
      const { providerUrl, cookie } = await signIn(visitor, providerId);
      await signIn(stranger, providerId);
      const page = await (await fetch(providerUrl, { headers: { cookie } })).text();
      expect(page).toContain("Überall abmelden");
      const left = await fetch(`${providerUrl}/sign-out`, {
        method: "POST",
        redirect: "manual",
        headers: { cookie },
        body: new URLSearchParams({ binding }),
      });
      const back =
        binding === "post"
          ? await postAnswer(formIn(await left.text()))
          : locationOf(await visitor.get(left.headers.get("location") ?? ""));
      expect(back).toContain(`${providerUrl}/slo?SAMLResponse=`);
      expect(await (await fetch(back)).text()).toContain("Sie sind hier und im Portal abgemeldet.");
      expect([await isSignedIn(visitor), await isSignedIn(stranger)]).toEqual([false, true]);
    },
  );

  it("by OpenID Connect is signed out of the portal, which the provider reports without a browser", async () => {
    const visitor = new Visitor(url);
    const signedIn = await visitor.signIn(LEYLA);
    expect(signedIn.headers.get("location")).toBe("/nutzerkonto");
    const listed = providersSchema.parse((await visitor.get("/api/auth/provider")).body);
    const providerUrl = listed.providers.find(({ id }) => id === "sk")?.serviceUrl;
    const jar = new Map(visitor.providerCookies);
    const page = await fetch(`${providerUrl}/session/end`, { headers: { cookie: cookieHeader(jar) } });
    keepCookies(jar, page);
    const { action, fields } = formIn(await page.text());
    const left = await fetch(new URL(action, providerUrl), {
      method: "POST",
      headers: { cookie: cookieHeader(jar) },
      body: new URLSearchParams({ ...fields, logout: "yes" }),
      redirect: "manual",
    });
    expect(left.headers.get("location")).toBe(`${providerUrl}/session/end/success`);
    expect(await isSignedIn(visitor)).toBe(false);
  });
});
