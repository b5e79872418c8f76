import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { Configuration } from "openid-client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

const PORTAL = "http://127.0.0.1:4640";
const PORT = 4641;

const readyMessage = z.object({
  type: z.literal("ready"),
  description: z.object({ issuer: z.string(), clientId: z.string(), clientSecret: z.string() }),
});

let child: ChildProcess;
let stateFolder: string;
let client: Configuration;
let cookies: Map<string, string>;

beforeAll(async () => {
  stateFolder = await mkdtemp(join(tmpdir(), "identity-provider-"));
  const settings = { port: PORT, stateFolder, portalUrl: PORTAL };
  child = fork(resolve(import.meta.dirname, "main.ts"), {
    env: { ...process.env, COUNTERPARTY: JSON.stringify(settings) },
    execArgv: [],
  });
  const messages: unknown[] = await once(child, "message");
  const { issuer, clientId, clientSecret } = readyMessage.parse(messages[0]).description;
  // The counterparty speaks plain http, on this machine only.
  // oxlint-disable-next-line typescript/no-deprecated
  const insecure = { execute: [allowInsecureRequests] };
  client = await discovery(new URL(issuer), clientId, clientSecret, undefined, insecure);
});

beforeEach(() => {
  cookies = new Map();
});

afterAll(async () => {
  const ended = once(child, "exit");
  child.disconnect();
  await ended;
  await rm(stateFolder, { recursive: true });
});

/** One request of a browser that keeps cookies and shows us every redirect. */
async function visit(url: string | URL, form?: Readonly<Record<string, string>>): Promise<Response> {
  const response = await fetch(url, {
    redirect: "manual",
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    ...(form === undefined ? {} : { method: "POST", body: new URLSearchParams(form) }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === "") cookies.delete(name);
    else cookies.set(name, value);
  }
  return response;
}

function targetOf(response: Response): string {
  return new URL(response.headers.get("location") ?? "", `http://localhost:${PORT}`).href;
}

async function begin(acr: string, locale = "de") {
  const secrets = { verifier: randomPKCECodeVerifier(), nonce: randomNonce(), state: randomState() };
  const url = buildAuthorizationUrl(client, {
    redirect_uri: `${PORTAL}/api/auth/oidc/callback`,
    scope: "openid profile email address",
    code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: "S256",
    nonce: secrets.nonce,
    state: secrets.state,
    acr_values: `urn:portal:demo:${acr}`,
    ui_locales: locale,
  });
  return { ...secrets, target: targetOf(await visit(url)) };
}

type Started = Awaited<ReturnType<typeof begin>>;

async function signIn(started: Started, user: string): Promise<string> {
  const posted = await visit(started.target, { user, password: `${user}-geheim` });
  return targetOf(await visit(targetOf(posted)));
}

function redeem(started: Started, callback: string) {
  return authorizationCodeGrant(client, new URL(callback), {
    pkceCodeVerifier: started.verifier,
    expectedNonce: started.nonce,
    expectedState: started.state,
  });
}

async function order(fault: Readonly<Record<string, unknown>>): Promise<void> {
  const set = once(child, "message");
  child.send({ type: "fault", fault });
  expect(await set).toMatchObject([{ type: "fault-set" }, undefined]);
}

describe("signing in at the service account", () => {
  it("gives the person's data and the level of the account", async () => {
    const started = await begin("low");
    const page = await (await visit(started.target)).text();
    for (const part of ['name="user"', 'name="password"', '<button type="submit">', "amina-geheim"]) {
      expect(page).toContain(part);
    }
    const callback = await signIn(started, "jonas");
    expect((await redeem(started, callback)).claims()).toMatchObject({
      sub: "jonas",
      acr: "urn:portal:demo:substantial",
      given_name: "Jónas Þór",
      family_name: "Mustermann",
      birthdate: "1984-11-02",
      gender: "male",
      email: "jonas.mustermann@mail.example",
      address: { street_address: "Musterstraße 5a", postal_code: "12345", country: "DE" },
    });
  });

  it("speaks the language asked for", async () => {
    const page = await (await visit((await begin("low", "en-GB de")).target)).text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain("Sign in");
  });

  it("is refused with a wrong password, and below the level asked for", async () => {
    const started = await begin("substantial");
    const wrong = await visit(started.target, { user: "leyla", password: "wrong" });
    expect(wrong.status).toBe(403);
    const low = await visit(started.target, { user: "amina", password: "amina-geheim" });
    expect(await low.text()).toContain("erreicht das verlangte Vertrauensniveau nicht");
    const claims = (await redeem(started, await signIn(started, "leyla"))).claims();
    expect(claims?.["acr"]).toBe("urn:portal:demo:high");
  });

  it("is not asked again within the session, except for a higher level", async () => {
    const first = await begin("low");
    await signIn(first, "amina");
    const again = await begin("low");
    expect((await redeem(again, again.target)).claims()?.sub).toBe("amina");
    expect((await begin("high")).target).toContain("/login/");
  });

  it("is answered again, without a question, for who comes back by the history while the session lasts", async () => {
    const started = await begin("low");
    const first = new URL(await signIn(started, "amina"));
    const asked = await visit(targetOf(await visit(started.target)));
    const again = new URL(targetOf(asked));
    expect(again.origin + again.pathname).toBe(first.origin + first.pathname);
    expect(again.searchParams.get("state")).toBe(started.state);
    expect(again.searchParams.get("code")).not.toBe(first.searchParams.get("code"));
    cookies.clear();
    expect(targetOf(await visit(targetOf(await visit(started.target))))).toContain("/login/");
    cookies.clear();
    expect((await visit(`${started.target}-unknown`)).status).toBe(400);
  });

  it("is impossible without PKCE", async () => {
    const { client_id } = client.clientMetadata();
    const query = new URLSearchParams({
      client_id,
      response_type: "code",
      scope: "openid",
      redirect_uri: `${PORTAL}/api/auth/oidc/callback`,
    });
    const response = await visit(`http://localhost:${PORT}/auth?${query.toString()}`);
    expect(targetOf(response)).toContain("error=invalid_request");
  });

  it("comes back as cancelled by the person, or when that was ordered", async () => {
    const started = await begin("low");
    const cancelled = await visit(`${started.target}/cancel`);
    expect(targetOf(await visit(targetOf(cancelled)))).toContain("error=access_denied");
    await order({ kind: "cancel" });
    const ordered = await visit((await begin("low")).target);
    expect(targetOf(await visit(targetOf(ordered)))).toContain("error=access_denied");
    expect((await visit((await begin("low")).target)).status).toBe(200);
  });
});

describe("signing out", () => {
  it("ends the session and goes back to the portal", async () => {
    const started = await begin("low");
    const tokens = await redeem(started, await signIn(started, "amina"));
    const url = buildEndSessionUrl(client, {
      id_token_hint: tokens.id_token ?? "",
      post_logout_redirect_uri: `${PORTAL}/en`,
    });
    const page = await (await visit(url)).text();
    expect(page).toContain('<script src="/pages/submit.js" defer="">');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(targetOf(await visit(action, { xsrf, logout: "yes" }))).toBe(`${PORTAL}/en`);
    expect((await begin("low")).target).toContain("/login/");
  });
});

describe("the counterparty", () => {
  it("answers on both loopback addresses", async () => {
    for (const host of ["127.0.0.1", "[::1]"]) {
      expect((await fetch(`http://${host}:${PORT}/.well-known/openid-configuration`)).status).toBe(200);
    }
  });

  it("fails as often as ordered", async () => {
    await order({ kind: "server-error", times: 2 });
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1)
      statuses.push((await fetch(`http://localhost:${PORT}/jwks`)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it("runs on the clock that is set", async () => {
    const started = await begin("low");
    child.send({ type: "clock", offsetMilliseconds: 30 * 86_400_000 });
    expect((await visit(started.target)).status).toBe(400);
    const later = await begin("low");
    const callback = await signIn(later, "amina");
    expect(callback).toContain("code=");
    child.send({ type: "clock", offsetMilliseconds: 0 });
  });
});
