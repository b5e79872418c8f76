import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { aSamlAnswer, anAttribute, RSA_SHA256, signed, signedQuery } from "../fixtures/saml/aSamlAnswer.ts";
import { aLogoutAnswer, aLogoutRequest, type LogoutOptions } from "../fixtures/saml/aLogoutMessage.ts";
import { aKeyPair, type KeyPair } from "../fixtures/saml/samlKeys.ts";
import { aBusinessAccount, aCitizenAccount } from "../fixtures/saml/samlProviders.ts";
import { aSamlPortal, type SamlPortal, signedIn } from "./aSamlPortal.ts";
import { Browser } from "./Browser.ts";
import { lastLogoutRefusal, lines } from "./theLog.ts";
import { PORTAL_URL } from "./theSettings.ts";

const LOGOUT_URL = `${PORTAL_URL}/api/auth/saml2/logout`;
const ISSUER = "https://account.example/idp";
const MINUTE_MILLISECONDS = 60_000;

let signer: KeyPair;
let otherSigner: KeyPair;
let own: KeyPair;
let saml: SamlPortal;
let browser: Browser;

beforeAll(async () => {
  [signer, otherSigner, own] = await Promise.all([
    aKeyPair("provider"),
    aKeyPair("other provider"),
    aKeyPair("portal"),
  ]);
});

beforeEach(async () => {
  lines.length = 0;
  const citizen = aCitizenAccount([signer.certificate]);
  const other = aBusinessAccount([otherSigner.certificate]);
  const accounts = [
    { settings: citizen, signer },
    { settings: { ...other, entityId: "https://other.example/idp" }, signer: otherSigner },
  ];
  saml = aSamlPortal(accounts, own);
  browser = new Browser(saml.portal);
  await signIn(browser);
});

async function signIn(who: Browser): Promise<void> {
  const attributes = [
    anAttribute("urn:oid:1.3.6.1.4.1.25484.494450.3", "bpk2-1"),
    anAttribute("urn:oid:2.5.4.42", "Amina"),
  ].join("");
  const { right, relayState } = await saml.begin("nkb", who);
  await saml.bring({ relayState, xml: await aSamlAnswer({ ...right, attributes }) }, who);
}

const request = (change: Partial<LogoutOptions> = {}): string =>
  aLogoutRequest({
    id: "_logout-1",
    issuer: ISSUER,
    destination: LOGOUT_URL,
    now: new Date(),
    nameId: "name-1",
    indexes: ["index-1"],
    ...change,
  });

/** Posts a message as the provider's page does; answers where the browser is sent. */
async function post(xml: string, name = "SAMLRequest"): Promise<string> {
  const answer = await saml.portal.call("auth", {
    method: "POST",
    path: "/api/auth/saml2/logout",
    body: new URLSearchParams({
      [name]: Buffer.from(xml).toString("base64"),
      RelayState: "state-of-the-provider",
    }).toString(),
  });
  expect(answer.status).toBe(303);
  return String(answer.headers["location"]);
}

/** Opens the address that the provider sends the browser to. */
async function open(
  xml: string,
  more: {
    readonly by?: KeyPair;
    readonly name?: "SAMLRequest" | "SAMLResponse";
    readonly sent?: string;
  } = {},
): Promise<string> {
  const { by = signer, name = "SAMLRequest", sent = "state-of-the-provider" } = more;
  const { samlResponse, algorithm, value } = signedQuery(xml, {
    relayState: "state-of-the-provider",
    signer: by,
    name,
  });
  const query = new URLSearchParams({
    [name]: samlResponse,
    RelayState: sent,
    SigAlg: algorithm,
    Signature: value,
  });
  const answer = await browser.get(`/api/auth/saml2/logout?${query.toString()}`);
  expect(answer.status).toBe(303);
  return String(answer.headers["location"]);
}

describe("a provider that ends a sign-in", () => {
  it.each([
    ["posts it", () => post(signed(request(), { signer }))],
    ["sends it in an address", () => open(request())],
    ["names no session", () => post(signed(request({ indexes: [] }), { signer }))],
    ["names several", () => post(signed(request({ indexes: ["another", "index-1"] }), { signer }))],
  ])("and %s signs the person out, and is answered with our signature", async (_, send) => {
    expect(signedIn(saml.portal)).toEqual(["Amina"]);
    const back = new URL(await send());
    expect(signedIn(saml.portal)).toEqual([]);
    expect((await browser.get("/api/auth/user")).status).toBe(204);
    expect(back.href).toContain("https://account.example/slo?SAMLResponse=");
    expect([...back.searchParams.keys()]).toEqual(["SAMLResponse", "RelayState", "SigAlg", "Signature"]);
    expect(back.searchParams.get("RelayState")).toBe("state-of-the-provider");
    expect(lastLogoutRefusal()).toBeUndefined();
  });

  it("signs out in every browser when it names the person, and only the session that it names otherwise", async () => {
    await signIn(new Browser(saml.portal));
    expect(signedIn(saml.portal)).toHaveLength(2);
    await post(signed(request({ indexes: ["another"] }), { signer }));
    expect(signedIn(saml.portal)).toHaveLength(2);
    await post(signed(request({ id: "_logout-2", nameId: "somebody else", indexes: [] }), { signer }));
    expect(signedIn(saml.portal)).toHaveLength(2);
    await post(signed(request({ id: "_logout-3", indexes: [] }), { signer }));
    expect(signedIn(saml.portal)).toEqual([]);
  });

  it("cannot do it twice with one message: the second may meet a newer sign-in of the same person", async () => {
    const message = signed(request({ indexes: [] }), { signer });
    await post(message);
    await signIn(browser);
    expect(await post(message)).toBe("/");
    expect([signedIn(saml.portal), lastLogoutRefusal()]).toEqual([["Amina"], "replayed"]);
  });

  const NOW = (): Date => new Date();
  it.each<[string, string, () => Promise<string>]>([
    ["without a signature", "signature", () => post(request())],
    [
      "signed by another key",
      "signature",
      async () => post(signed(request(), { signer: await aKeyPair("stranger") })),
    ],
    ["signed by another provider", "signature", () => post(signed(request(), { signer: otherSigner }))],
    [
      "signed with a padding that is no longer allowed",
      "signature",
      () => post(signed(request(), { signer, signature: RSA_SHA256 })),
    ],
    [
      "changed after it was signed",
      "signature",
      () => post(signed(request({ nameId: "name-2" }), { signer }).replace("name-2", "name-1")),
    ],
    [
      "wrapped around a signed one",
      "signature",
      () => {
        const genuine = signed(request({ id: "_genuine", nameId: "name-2" }), { signer });
        const signature = /<Signature.*<\/Signature>/s.exec(genuine)?.[0] ?? "";
        const hidden = genuine.replace(signature, "");
        return post(
          request({ id: "_evil" }).replace(
            "</saml:Issuer>",
            `</saml:Issuer>${signature}<samlp:Extensions>${hidden}</samlp:Extensions>`,
          ),
        );
      },
    ],
    ["in an address signed by another key", "signature", () => open(request(), { by: otherSigner })],
    ["in an address that was changed", "signature", () => open(request(), { sent: "another state" })],
    [
      "of an unknown provider",
      "issuer",
      () => post(signed(request({ issuer: "https://evil.example" }), { signer })),
    ],
    [
      "for another portal",
      "destination",
      () => post(signed(request({ destination: "https://other.example/slo" }), { signer })),
    ],
    [
      "of some time ago",
      "expired",
      () => post(signed(request({ now: new Date(Date.now() - 6 * MINUTE_MILLISECONDS) }), { signer })),
    ],
    [
      "of the future",
      "expired",
      () => post(signed(request({ now: new Date(Date.now() + 6 * MINUTE_MILLISECONDS) }), { signer })),
    ],
    ["whose end has come", "expired", () => post(signed(request({ notOnOrAfter: NOW() }), { signer }))],
    ["without a name", "name-missing", () => post(signed(request({ nameId: "" }), { signer }))],
    [
      "with a document type",
      "message-unreadable",
      () => post(`<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${signed(request(), { signer })}`),
    ],
    [
      "that is an answer to a login",
      "no-logout-message",
      async () => {
        const { answer } = await saml.begin("nkb", new Browser(saml.portal));
        return post(await answer());
      },
    ],
    ["that is nothing at all", "message-unreadable", () => post("")],
  ])("is refused with a message %s", async (_, reason, send) => {
    expect(await send()).toBe("/");
    expect([signedIn(saml.portal), lastLogoutRefusal()]).toEqual([["Amina"], reason]);
  });
});

describe("the answer to our own request to end the provider's session", () => {
  async function signOut(): Promise<string> {
    const { body } = await browser.send("PUT", "/api/auth/logout");
    const { endSessionUrl } = z.object({ endSessionUrl: z.url() }).parse(JSON.parse(body));
    return new URL(endSessionUrl).searchParams.get("RelayState") ?? "";
  }
  const answer = (inResponseTo: string, status?: string): string =>
    aLogoutAnswer({
      issuer: ISSUER,
      destination: LOGOUT_URL,
      now: new Date(),
      inResponseTo,
      ...(status !== undefined && { status }),
    });
  async function bring(
    xml: string,
    { relayState, by = signer }: { readonly relayState: string; readonly by?: KeyPair },
  ): Promise<unknown> {
    const { samlResponse, algorithm, value } = signedQuery(xml, { relayState, signer: by });
    const query = { SAMLResponse: samlResponse, RelayState: relayState, SigAlg: algorithm, Signature: value };
    const back = await browser.get(`/api/auth/saml2/logout?${new URLSearchParams(query).toString()}`);
    expect(back.headers["location"]).toBe("/");
    return lines.findLast(({ message }) => message === "logout-unconfirmed")?.["reason"];
  }

  it("is believed once, when it is signed, answers that request and says yes", async () => {
    const relayState = await signOut();
    expect(await bring(answer(relayState), { relayState })).toBeUndefined();
    expect(await bring(answer(relayState), { relayState })).toBe("logout-unknown");
  });

  it("is for the operator's log otherwise", async () => {
    const cases = [
      ["status", (id: string) => answer(id, "Responder"), signer],
      ["in-response-to", () => answer("_another"), signer],
      ["signature", (id: string) => answer(id), otherSigner],
    ] as const;
    for (const [reason, xml, by] of cases) {
      await signIn(browser);
      const relayState = await signOut();
      expect(await bring(xml(relayState), { relayState, by })).toBe(reason);
    }
  });
});
