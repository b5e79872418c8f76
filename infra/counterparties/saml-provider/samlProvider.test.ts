import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { aKeyPair, type KeyPair } from "#test/fixtures/saml/samlKeys.ts";
import { aCitizenAccount, anEidServer } from "#test/fixtures/saml/samlProviders.ts";
import { memoryCertificates } from "#test/fixtures/saml/memoryCertificates.ts";
import { createSamlProviders } from "#adapters/saml/createSamlProviders.ts";
import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import type { SamlProviders } from "#ports/sign-in/SamlProviders.ts";

const PORTAL_PORT = 4736;
const PORTAL = `http://127.0.0.1:${PORTAL_PORT}`;
const PORTS = { nkb: 4737, eid: 4738 };
const PROFILES = { nkb: "citizen-account", eid: "eid-server" };

type ProviderId = keyof typeof PORTS;
type Change = (settings: SamlProvider) => SamlProvider;

const readySchema = z.object({ type: z.literal("ready"), description: z.object({ entityId: z.string() }) });

let own: KeyPair;
let stranger: KeyPair;
let folder: string;
let portal: Server;
let children: readonly ChildProcess[];

/** The portal's settings for a provider here, changed where a test says so. */
function settingsOf(id: ProviderId, change: Change = (settings) => settings): SamlProvider {
  const plain = id === "nkb" ? aCitizenAccount([]) : anEidServer([]);
  const home = `http://localhost:${PORTS[id]}`;
  return change({
    ...plain,
    provider: { ...plain.provider, authRequestDestination: `${home}/sso` },
    entityId: `${home}/metadata`,
    metadataUrl: `${home}/metadata`,
  });
}

function portalWith(
  settings: SamlProvider,
  { publicUrl = PORTAL, keys = own }: { readonly publicUrl?: string; readonly keys?: KeyPair } = {},
): SamlProviders {
  const pair = { signingKey: keys.key, signingCertificate: keys.certificate, decryption: [own] };
  return createSamlProviders({
    publicUrl,
    log: { write: () => undefined },
    lastRead: memoryCertificates(),
    providers: [{ settings, keys: () => Promise.resolve(pair) }],
  });
}

async function request(
  id: ProviderId,
  given: {
    readonly settings?: SamlProvider;
    readonly keys?: KeyPair;
    readonly publicUrl?: string;
    readonly now?: Date;
  } = {},
): Promise<{ readonly url: string; readonly fields: Readonly<Record<string, string>> }> {
  const { settings = settingsOf(id), now = new Date(), ...portalGiven } = given;
  const asked = await portalWith(settings, portalGiven).request({
    providerId: id,
    trustLevel: "substantial",
    scopes: ["givenName"],
    locale: "en",
    requestId: "_request-0123456789abcdef",
    relayState: "state",
    now,
  });
  if (!asked.ok) throw new Error(asked.failure.kind);
  return asked.value;
}

/** What becomes of a request: the status, and the code in the page or in the SAML answer. */
async function outcome({ url, fields }: Awaited<ReturnType<typeof request>>): Promise<string> {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  if (answer.status === 303) return "page";
  const page = await answer.text();
  const message = /name="SAMLResponse" value="([^"]+)"/.exec(page)?.[1];
  if (message === undefined) return `${answer.status} ${/<code>([^<]+)<\/code>/.exec(page)?.[1] ?? ""}`;
  const xml = Buffer.from(message, "base64").toString("utf8");
  expect(xml).toContain("urn:oasis:names:tc:SAML:2.0:status:RequestDenied");
  return `answered ${/"code":"([^"]+)"/.exec(xml)?.[1] ?? xml}`;
}

beforeAll(async () => {
  [own, stranger, folder] = await Promise.all([
    aKeyPair("portal"),
    aKeyPair("stranger"),
    mkdtemp(join(tmpdir(), "saml-provider-")),
  ]);
  portal = createServer((incoming, outgoing) => {
    const id = new URL(incoming.url ?? "/", PORTAL).searchParams.get("providerId") === "eid" ? "eid" : "nkb";
    void portalWith(settingsOf(id))
      .metadata(id)
      .then((metadata) => outgoing.end(metadata.ok ? metadata.value : ""));
  }).listen(PORTAL_PORT, "127.0.0.1");
  children = await Promise.all(
    (["nkb", "eid"] as const).map(async (id) => {
      const settings = {
        port: PORTS[id],
        stateFolder: join(folder, id),
        portalUrl: PORTAL,
        id,
        profile: PROFILES[id],
      };
      const child = fork(resolve(import.meta.dirname, "main.ts"), {
        env: { ...process.env, COUNTERPARTY: JSON.stringify(settings) },
        execArgv: [],
      });
      const messages: unknown[] = await once(child, "message");
      readySchema.parse(messages[0]);
      return child;
    }),
  );
});

afterAll(async () => {
  await Promise.all(
    children.map((child) => {
      const ended = once(child, "exit");
      child.disconnect();
      return ended;
    }),
  );
  portal.close();
  await rm(folder, { recursive: true });
});

type Extension = NonNullable<SamlProvider["request"]["extension"]>;

const extension =
  (change: Partial<Extract<Extension, { readonly kind: "akdb" }>>): Change =>
  (settings) => {
    const { extension: plain } = settings.request;
    if (plain?.kind !== "akdb") return settings;
    return { ...settings, request: { ...settings.request, extension: { ...plain, ...change } } };
  };

/** Other attributes than the settings name, so that others are asked for. */
const asking =
  (change: Partial<SamlProvider["answer"]>): Change =>
  (settings) => ({ ...settings, answer: { ...settings.answer, ...change } });

describe("the citizen account's provider", () => {
  it("shows its page to a right request, whichever of the two paddings signed it", async () => {
    expect(await outcome(await request("nkb"))).toBe("page");
    const settings = settingsOf("nkb", (plain) => ({
      ...plain,
      request: { ...plain.request, signature: "rsa-sha256" },
    }));
    expect(await outcome(await request("nkb", { settings }))).toBe("page");
  });

  it.each<[string, Change, string]>([
    [
      "without the extension",
      (plain) => ({ ...plain, request: { ...plain.request, extension: undefined } }),
      "akdb-extension-missing",
    ],
    [
      "that asks for nothing",
      asking({ subject: "nameId", postbox: undefined, attributes: {} }),
      "requested-attributes-empty",
    ],
    [
      "that asks for something without a name",
      asking({ subject: { name: "" } }),
      "requested-attributes-missing-name",
    ],
    [
      "without the name of the authority",
      extension({ organizationDisplayName: "" }),
      "organization-display-name-missing",
    ],
    [
      "with a name of more than 50 characters",
      extension({ organizationDisplayName: "x".repeat(51) }),
      "organization-display-name-missing",
    ],
    ["without the number of the service", extension({ onlineServiceId: "" }), "online-service-id-missing"],
    ["that allows no way to sign in", extension({ authnMethods: [] }), "empty-authentication-methods"],
    [
      "for a level that nobody knows",
      (plain) => ({
        ...plain,
        request: { ...plain.request, levels: { low: "1", substantial: "2", high: "3" } },
      }),
      "authn-context-unknown",
    ],
  ])("refuses a request %s by a SAML answer with the code", async (_what, change, code) => {
    expect(await outcome(await request("nkb", { settings: settingsOf("nkb", change) }))).toBe(
      `answered ${code}`,
    );
  });

  it("refuses requests that nobody signed, that somebody else signed, and that were changed after", async () => {
    expect(await outcome(await request("nkb", { keys: stranger }))).toBe("answered saml-request-not-signed");
    const { url, fields } = await request("nkb");
    const xml = Buffer.from(fields["SAMLRequest"] ?? "", "base64").toString("utf8");
    const sent = (changed: string): ReturnType<typeof outcome> =>
      outcome({ url, fields: { ...fields, SAMLRequest: Buffer.from(changed).toString("base64") } });
    expect(await sent(xml.replace(/<ds:Signature[ >].*<\/ds:Signature>/s, ""))).toBe(
      "answered saml-request-not-signed",
    );
    expect(await sent(xml.replace("Beispielministerium", "Anderes Ministerium"))).toBe(
      "answered saml-request-not-signed",
    );
    expect(await sent("no xml")).toBe("400 no-authn-request");
  });

  it("repeats its answer to who comes back by the history, as long as its session lasts, and to nobody else", async () => {
    const { url, fields } = await request("nkb");
    const asked = await fetch(url, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
    const page = new URL(asked.headers.get("location") ?? "", url).href;
    const body = new URLSearchParams({ person: "erika", choice: "sign-in" });
    const answer = await fetch(page, { method: "POST", body });
    const first = await answer.text();
    const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const again = await fetch(page, { headers: { cookie } });
    expect([again.status, await again.text()]).toEqual([200, first]);
    const posted = await fetch(page, { method: "POST", body, headers: { cookie } });
    expect([posted.status, await posted.text()]).toEqual([200, first]);
    expect((await fetch(page)).status).toBe(400);
    const home = new URL("/sign-out", url);
    await fetch(home, {
      method: "POST",
      body: new URLSearchParams({ binding: "post" }),
      headers: { cookie },
    });
    expect((await fetch(page, { headers: { cookie } })).status).toBe(400);
  });

  it("answers no address and no portal that is not registered, and nothing that was meant for another", async () => {
    expect(await outcome(await request("nkb", { publicUrl: "https://evil.example" }))).toBe(
      "400 answer-address-unknown",
    );
    const foreign = settingsOf("nkb", (plain) => ({ ...plain, ownEntityId: "https://other.example/nkb" }));
    expect(await outcome(await request("nkb", { settings: foreign }))).toBe("400 issuer-unknown");
    const { fields } = await request("nkb", {
      settings: settingsOf("nkb", (plain) => ({
        ...plain,
        provider: { ...plain.provider, authRequestDestination: "https://another.example/sso" },
      })),
    });
    expect(await outcome({ url: `http://localhost:${PORTS.nkb}/sso`, fields })).toBe("400 destination-wrong");
    expect(await outcome(await request("nkb", { now: new Date(Date.now() - 600_000) }))).toBe(
      "400 request-too-old",
    );
  });
});

describe("the eID server", () => {
  it("gives the client its task for a right request", async () => {
    const { url, fields } = await request("eid");
    expect(fields).toEqual({});
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(
      `<TCTokenType><ServerAddress>http://localhost:${PORTS.eid}/ecardpaos<`,
    );
  });

  it("answers 400 to a query that was changed or that a stranger signed, and to an extension that is not for it", async () => {
    const { url } = await request("eid");
    const changed = await fetch(url.replace("RelayState=state", "RelayState=other"));
    expect([changed.status, await changed.text()]).toEqual([400, "saml-request-not-signed\n"]);
    const foreign = await fetch((await request("eid", { keys: stranger })).url);
    expect([foreign.status, await foreign.text()]).toEqual([400, "saml-request-not-signed\n"]);
    // Encrypted for a certificate of the settings that is not the server's.
    const settings = settingsOf("eid", (plain) => ({
      ...plain,
      metadataUrl: undefined,
      certificates: [stranger.certificate],
    }));
    const sealed = await fetch((await request("eid", { settings })).url);
    expect([sealed.status, await sealed.text()]).toEqual([400, "extension-unreadable\n"]);
  });
});
