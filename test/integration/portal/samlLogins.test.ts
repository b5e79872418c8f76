import { afterEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { NURSE_IN_COLOGNE } from "./nurseInCologne.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock, setFault } from "./portalUnderTest.ts";
import {
  askForRequest,
  chooseAtCard,
  chooseAtProvider,
  type Choice,
  locationOf,
  type LoginWish,
  postAnswer,
  signInByCard,
  signInBySaml,
} from "./SamlLogin.ts";
import { problemOf, Visitor } from "./Visitor.ts";

const url = inject("portalUrl");

const userSchema = z.object({
  name: z.string(),
  hasPostbox: z.boolean(),
  loginData: z.object({
    trustLevel: z.string(),
    providerId: z.string(),
    providerType: z.string(),
    transient: z.boolean(),
    providerData: z.record(z.string(), z.string()),
    valueLevels: z.record(z.string(), z.string()),
    organisation: z.record(z.string(), z.string()).nullable(),
  }),
});
const detailsSchema = z.object({ logs: z.array(z.object({ line: z.string() })) });
const failureSchema = z.object({
  providerId: z.string().nullable(),
  kind: z.string(),
  reason: z.string(),
  reference: z.string(),
});

async function userOf(visitor: Visitor): Promise<z.infer<typeof userSchema>> {
  return userSchema.parse((await visitor.get("/api/auth/user")).body);
}

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return userSchema.safeParse((await visitor.get("/api/auth/user")).body).success;
}

/** The newest failed login in the log. */
async function lastFailure(): Promise<z.infer<typeof failureSchema>> {
  const details = await fetch(new URL("/__local/details", url));
  const { logs } = detailsSchema.parse(await details.json());
  const line = logs.findLast((entry) => entry.line.includes('"login-failed"'))?.line ?? "";
  return failureSchema.parse(JSON.parse(line));
}

function signIn(visitor: Visitor, wish: LoginWish & { readonly choose?: Choice }): Promise<string> {
  return wish.providerId === "eid" ? signInByCard(visitor, wish) : signInBySaml(visitor, wish);
}

async function startDraft(visitor: Visitor): Promise<string> {
  const started = await visitor.call({
    method: "POST",
    path: "/api/processes",
    body: NURSE_IN_COLOGNE,
  });
  return z.object({ id: z.string() }).parse(started.body).id;
}

async function draftsOf(visitor: Visitor): Promise<readonly string[]> {
  const { body } = await visitor.get("/api/processes");
  const { processes } = z.object({ processes: z.array(z.object({ id: z.string() })) }).parse(body);
  return processes.map(({ id }) => id);
}

describe("a sign-in for a service", () => {
  it.each([
    ["nkb", "givenName email", ["email", "givenName"]],
    ["nkb", "", []],
    ["elster", "familyName", ["familyName"]],
    ["eid", "birthdate locality phoneNumber", ["birthdate", "locality"]],
  ])("at %s brings what the service asks for and the account has: %s", async (providerId, scopes, names) => {
    const visitor = new Visitor(url);
    const wish = { scopes, trustLevel: "substantial" } as const;
    const end =
      providerId === "eid"
        ? await signInByCard(visitor, wish)
        : await signInBySaml(visitor, { ...wish, providerId });
    expect(end).toBe("/nutzerkonto");
    expect(Object.keys((await userOf(visitor)).loginData.providerData).sort()).toEqual(names);
  });
});

describe("the citizen account", () => {
  it("signs in at the level that was asked for and fills in what it knows, each value with its own level", async () => {
    const visitor = new Visitor(url);
    const wish = { providerId: "nkb", trustLevel: "high", choose: { level: "high" } } as const;
    expect(await signIn(visitor, { ...wish, redirect: "/antrag/start?x=1" })).toBe("/antrag/start?x=1");
    const { name, hasPostbox, loginData } = await userOf(visitor);
    expect({ name, hasPostbox }).toEqual({ name: "Erika Mustermann", hasPostbox: true });
    expect(loginData).toMatchObject({
      trustLevel: "high",
      providerId: "nkb",
      providerType: "saml2",
      transient: false,
      organisation: null,
      providerData: {
        honorificPrefix: "Dr.",
        givenName: "Erika",
        birthName: "Gabler",
        birthdate: "1984-08-12",
        gender: "female",
        streetAddress: "Heidestraße 17",
        postalCode: "12345",
        country: "DE",
        email: "erika.mustermann@mail.example",
      },
      valueLevels: { givenName: "high", birthdate: "high", email: "low" },
    });
  });

  it("takes people with one name, with an address abroad and without a mailbox", async () => {
    const sukarno = new Visitor(url);
    await signIn(sukarno, { providerId: "nkb", choose: { person: "sukarno" } });
    const one = await userOf(sukarno);
    expect(one.name).toBe("Sukarno");
    // The account has it as given name; passports and the form have it as family name.
    expect(one.loginData.providerData).toMatchObject({ familyName: "Sukarno" });
    expect(one.loginData.providerData).not.toHaveProperty("givenName");
    const amina = new Visitor(url);
    await signIn(amina, { providerId: "nkb", choose: { person: "amina" } });
    const abroad = (await userOf(amina)).loginData.providerData;
    expect(abroad).toMatchObject({
      country: "TN",
      postalCode: "1002",
      streetAddress: "Avenue de l’Exemple 12 bis",
    });
    const jonas = new Visitor(url);
    await signIn(jonas, { providerId: "nkb", choose: { person: "jonas" } });
    expect(await userOf(jonas)).toMatchObject({ name: "Jónas Þór Müller-Šimůnek", hasPostbox: false });
  });

  it("recognises a person whose name changes at every login: drafts are found again and kept at a step up", async () => {
    const visitor = new Visitor(url);
    await signIn(visitor, { providerId: "nkb", choose: { person: "petra" } });
    const draft = await startDraft(visitor);
    const before = visitor.cookies.get("session");
    await signIn(visitor, {
      providerId: "nkb",
      trustLevel: "high",
      choose: { person: "petra", level: "high" },
    });
    expect(visitor.cookies.get("session")).not.toBe(before);
    expect((await userOf(visitor)).loginData.trustLevel).toBe("high");
    expect(await draftsOf(visitor)).toContain(draft);
    const somebodyElse = new Visitor(url);
    await signIn(somebodyElse, { providerId: "nkb", choose: { person: "amina" } });
    expect(await draftsOf(somebodyElse)).not.toContain(draft);
  });
});

describe("the business account", () => {
  it("brings the organisation and who acts for it", async () => {
    const visitor = new Visitor(url);
    await signIn(visitor, { providerId: "elster", choose: { person: "petra" } });
    const { name, loginData } = await userOf(visitor);
    expect(name).toBe("Petra Vertreterin");
    expect(loginData).toMatchObject({
      trustLevel: "substantial",
      organisation: {
        name: "Anerkennungsberatung Beispiel GmbH",
        legalForm: "Gesellschaft mit beschränkter Haftung",
        registerType: "HRB",
        registerNumber: "12345",
        registerCourt: "Amtsgericht Musterstadt",
        streetAddress: "Beratungsallee 7",
        postalCode: "12345",
        locality: "Musterstadt",
        country: "DE",
      },
      providerData: { givenName: "Petra", familyName: "Vertreterin", birthdate: "1970-05-05" },
    });
  });

  it("also takes a person who acts only for themselves", async () => {
    const visitor = new Visitor(url);
    await signIn(visitor, { providerId: "elster", choose: { person: "sukarno", level: "high" } });
    const { name, loginData } = await userOf(visitor);
    expect(name).toBe("Sukarno");
    expect(loginData).toMatchObject({ trustLevel: "high", organisation: null });
  });
});

describe("the online ID card", () => {
  afterEach(() => setFault({ counterparty: "eid-client", kind: "none" }));

  it("signs in at the highest level and keeps nothing: there is no list of drafts", async () => {
    const visitor = new Visitor(url);
    expect(await signInByCard(visitor, { trustLevel: "high", choose: { person: "sukarno" } })).toBe(
      "/nutzerkonto",
    );
    const { name, hasPostbox, loginData } = await userOf(visitor);
    expect({ name, hasPostbox }).toEqual({ name: "Sukarno", hasPostbox: false });
    expect(loginData).toMatchObject({
      trustLevel: "high",
      transient: true,
      providerData: { familyName: "Sukarno", country: "DE", birthdate: "1990-01-31" },
    });
    const list = await visitor.get("/api/processes");
    expect([list.status, problemOf(list)]).toEqual([403, "account-required"]);
  });

  it("has a client that reports to every page that it runs, until it does not", async () => {
    const { action } = await askForRequest(new Visitor(url), { providerId: "eid" });
    const client = new URL(action);
    const page = await fetch(url);
    expect(page.headers.get("content-security-policy")).toMatch(
      new RegExp(`connect-src [^;]*${client.origin.replaceAll(".", "\\.")}`),
    );
    const status = await fetch(`${client.origin}${client.pathname}?Status=json`);
    expect(status.headers.get("access-control-allow-origin")).toBe("*");
    expect(await status.json()).toMatchObject({ Name: "AusweisApp2" });
    expect(await (await fetch(`${client.origin}${client.pathname}?Status`)).text()).toMatch(
      /^Name: AusweisApp2\r$/m,
    );
    await setFault({ counterparty: "eid-client", kind: "not-running" });
    await expect(fetch(`${client.origin}${client.pathname}?Status=json`)).rejects.toThrow("fetch failed");
  });

  it("refuses addresses that have no task for it", async () => {
    const { action } = await askForRequest(new Visitor(url), { providerId: "eid" });
    const client = new URL(action);
    const asked = (tcTokenUrl: string): Promise<Response> =>
      fetch(`${client.origin}${client.pathname}?tcTokenURL=${encodeURIComponent(tcTokenUrl)}`);
    expect((await asked("http://portal.example/api/auth/eid/token")).status).toBe(400);
    expect((await asked(`${url}api/auth/eid/token?session=unknown`)).status).toBe(404);
    expect((await fetch(`${client.origin}${client.pathname}`)).status).toBe(404);
  });

  it("comes back with a reason when the client cannot reach the eID server or was closed", async () => {
    await setFault({ counterparty: "eid-client", kind: "channel-failed", times: 1 });
    const visitor = new Visitor(url);
    const end = new URL(await signInByCard(visitor), url);
    expect(end.searchParams.get("login")).toBe("identity-provider-unavailable");
    expect(await lastFailure()).toMatchObject({
      providerId: "eid",
      reason: "trustedChannelEstablishmentFailed",
    });

    const impatient = new Visitor(url);
    const { action } = await askForRequest(impatient, { providerId: "eid" });
    const tokenUrl = new URL(new URL(action).searchParams.get("tcTokenURL") ?? "");
    const session = tokenUrl.searchParams.get("session") ?? "";
    const minor = "http://www.bsi.bund.de/ecard/api/1.1/resultminor/sal#cancellationByUser";
    const query = new URLSearchParams({ session, ResultMajor: "error", ResultMinor: minor });
    const closed = await impatient.get(`/api/auth/eid/refresh?${query.toString()}`);
    expect(locationOf(closed)).toBe("/redirect?login=login-cancelled&next=%2Fantrag%2Fstart");
  });
});

const REFUSED: readonly (readonly [fault: string, kind: string, reason: RegExp])[] = [
  ["error-status", "login-refused", /^RequestUnsupported$/],
  ["expired", "login-refused", /^(conditions|confirmation|clock)$/],
  ["wrong-audience", "login-refused", /^(signature-or-conditions|audience)$/],
  ["unsigned", "login-refused", /^(signature|signature-or-conditions)$/],
  ["wrong-signature", "login-refused", /^(signature|signature-or-conditions|message-unreadable)$/],
  ["wrapped-assertion", "login-refused", /^(signature|signature-or-conditions|structure)$/],
  ["replay", "login-refused", /^in-response-to$/],
  ["missing-attribute", "account-incomplete", /^subject-missing$/],
  ["old-sign-in", "login-refused", /^authenticated-before$/],
  ["level-too-low", "trust-level-too-low", /^trust-level-too-low$/],
];

describe.each(["nkb", "elster", "eid"])("an answer of %s", (providerId) => {
  it.each(REFUSED)("that is wrong (%s) allows no sign-in: %s", async (fault, kind, reason) => {
    const visitor = new Visitor(url);
    const wish = { providerId, trustLevel: "substantial", locale: "en", choose: { fault } } as const;
    const end = new URL(await signIn(visitor, wish), url);
    expect(end.pathname).toBe("/en/redirect");
    const failure = await lastFailure();
    const { login, next, reference } = Object.fromEntries(end.searchParams);
    expect({ login, next }).toEqual({ login: kind, next: "/nutzerkonto" });
    // A level that is too low can be corrected by the person; otherwise support is asked, and finds the cause in the
    // log.
    expect(reference).toBe(kind === "trust-level-too-low" ? undefined : failure.reference);
    expect(failure).toMatchObject({ providerId, kind });
    expect(failure.reason).toMatch(reason);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it("that says that the person gave up leads to where the login began", async () => {
    const visitor = new Visitor(url);
    const end = await signIn(visitor, { providerId, cancelUrl: "/antrag/x", choose: { choice: "cancel" } });
    expect(end).toBe("/redirect?login=login-cancelled&next=%2Fantrag%2Fx");
    expect(await lastFailure()).toMatchObject({ providerId, kind: "login-cancelled" });
  });

  it("is wrong once when the console says so", async () => {
    await setFault({ counterparty: providerId, kind: "expired", times: 1 });
    expect(await signIn(new Visitor(url), { providerId })).toContain("login=login-refused");
    expect(await signIn(new Visitor(url), { providerId })).toBe("/nutzerkonto");
  });
});

describe("a card", () => {
  it("that was revoked allows no sign-in", async () => {
    const end = await signInByCard(new Visitor(url), { choose: { fault: "revoked-card" } });
    expect(end).toContain("login=login-refused");
    expect(await lastFailure()).toMatchObject({ providerId: "eid", reason: "required-attribute-missing" });
  });
});

describe.each(["nkb", "elster"])("the way back from %s", (providerId) => {
  it("works once: the same answer a second time finds no login", async () => {
    const visitor = new Visitor(url);
    const answer = await chooseAtProvider(await askForRequest(visitor, { providerId }));
    const finish = await postAnswer(answer);
    expect(await postAnswer(answer)).toContain("login=login-unknown");
    expect(locationOf(await visitor.get(finish))).toBe("/nutzerkonto");
    expect(locationOf(await visitor.get(finish))).toContain("login=login-unknown");
  });

  it("leads nowhere with another RelayState, be it made up or that of another login", async () => {
    const visitor = new Visitor(url);
    const answer = await chooseAtProvider(await askForRequest(visitor, { providerId }));
    const madeUp = { ...answer, fields: { ...answer.fields, RelayState: "made-up" } };
    expect(await postAnswer(madeUp)).toContain("login=login-unknown");
    const other = await askForRequest(new Visitor(url), { providerId });
    const RelayState = other.fields["RelayState"] ?? "";
    expect(await postAnswer({ ...answer, fields: { ...answer.fields, RelayState } })).toContain(
      "login=login-refused",
    );
    expect(await lastFailure()).toMatchObject({ providerId, reason: "in-response-to" });
  });

  it("ends in the browser where it began and in no other", async () => {
    const visitor = new Visitor(url);
    const answer = await chooseAtProvider(await askForRequest(visitor, { providerId }));
    const finish = await postAnswer(answer);
    const victim = new Visitor(url);
    await askForRequest(victim, { providerId });
    expect(locationOf(await victim.get(finish))).toContain("login=login-unknown");
    expect(await isSignedIn(victim)).toBe(false);
  });
});

describe("a logout", () => {
  it.each(["nkb", "elster"])("ends the session here and at %s", async (providerId) => {
    const visitor = new Visitor(url);
    const request = await askForRequest(visitor, { providerId });
    const answer = await chooseAtProvider(request);
    await visitor.get(await postAnswer(answer));
    const providerUrl = new URL("/", request.action);
    const cookie = answer.cookie ?? "";
    const shown = async (): Promise<string> => (await fetch(providerUrl, { headers: { cookie } })).text();
    expect(await shown()).toContain("Sie sind hier angemeldet.");

    const out = await visitor.call({ method: "PUT", path: "/api/auth/logout" });
    const { endSessionUrl } = z.object({ endSessionUrl: z.url() }).parse(out.body);
    expect(await isSignedIn(visitor)).toBe(false);
    const ended = await fetch(endSessionUrl, { redirect: "manual" });
    const back = new URL(ended.headers.get("location") ?? "");
    expect(back.origin + back.pathname).toBe(`${new URL(url).origin}/api/auth/saml2/logout`);
    expect(locationOf(await visitor.get(back.pathname + back.search))).toBe("/");
    expect(await shown()).toContain("Sie sind hier abgemeldet.");
  });
});

describe("a moved clock", () => {
  onEmbedded.clock("moves portal and providers together", async () => {
    await advanceClock(86_400 * 3);
    expect(await signIn(new Visitor(url), { providerId: "nkb" })).toBe("/nutzerkonto");
    expect(await signIn(new Visitor(url), { providerId: "eid" })).toBe("/nutzerkonto");
  });
});

describe("what the eID client hands over", () => {
  it("is worth nothing in another browser", async () => {
    const { action } = await askForRequest(new Visitor(url), { providerId: "eid" });
    const back = new URL((await chooseAtCard(action)).headers.get("location") ?? "");
    expect(back.pathname).toBe("/api/auth/eid/refresh");
    const victim = new Visitor(url);
    await askForRequest(victim, { providerId: "eid" });
    expect(locationOf(await victim.get(back.pathname + back.search))).toContain("login=login-unknown");
    expect(await isSignedIn(victim)).toBe(false);
  });
});
