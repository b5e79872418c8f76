import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createBlockList } from "#adapters/dynamodb/createBlockList.ts";
import { createSessionStore } from "#adapters/dynamodb/createSessionStore.ts";
import { createLoginStore } from "#adapters/dynamodb/createLoginStore.ts";
import type { PendingLogin } from "#domain/sign-in/UserSession.ts";
import type { SessionStore, BlockList } from "#ports/sign-in/SessionStore.ts";
import type { LoginAnswer, LoginStore } from "#ports/sign-in/LoginStore.ts";
import { aSession } from "../fixtures/aProcess.ts";
import { MINUTE, movedClock, type MovedClock } from "../fixtures/movedClock.ts";
import { startTables, type StartedTables } from "../fixtures/startTables.ts";

let tables: StartedTables;
let clock: MovedClock;
let logins: LoginStore;
let blocks: BlockList;
let sessions: SessionStore;

beforeAll(async () => {
  tables = await startTables();
  await tables.create({ name: "logins", key: "loginId" });
  await tables.create({ name: "blocks", key: "ownerId" });
  await tables.create({
    name: "sessions",
    key: "sessionHash",
    indexes: [
      { name: "bySignIn", keys: ["signInName", "signInIndex"], projection: "KEYS_ONLY" },
      { name: "byOwner", keys: ["ownerId", "createdAt"], projection: "KEYS_ONLY" },
    ],
  });
});
afterAll(() => tables.stop());

beforeEach(() => {
  const client = DynamoDBDocumentClient.from(tables.dynamo, {
    marshallOptions: { removeUndefinedValues: true },
  });
  clock = movedClock();
  logins = createLoginStore({ client, tableName: "logins" }, clock);
  blocks = createBlockList({ client, tableName: "blocks" });
  sessions = createSessionStore({ client, tableName: "sessions" });
});

const login = (state: string): PendingLogin => ({
  providerId: "nkb",
  state,
  nonce: "nonce",
  codeVerifier: "verifier",
  redirect: "/nutzerkonto",
  trustLevel: "high",
  scopes: ["givenName"],
  locale: "de",
  termsVersion: "1",
  startedAt: "2026-11-21T12:00:00.000Z",
});

const ANSWER: LoginAnswer = {
  state: "state-of-the-answer",
  person: {
    subject: "bpk2-1",
    trustLevel: "high",
    name: "Amina Beispiel",
    providerData: { givenName: "Amina" },
    postbox: "3f0c1c7e-5a11-4d0a-9c55-0000000000aa",
    transient: false,
  },
};

describe("started logins", () => {
  it("are found by their state, and taken away once, also by two at the same time", async () => {
    await logins.remember(login("state-1"));
    expect(await logins.find("state-1")).toEqual(login("state-1"));
    expect(await logins.find("state-2")).toBeUndefined();
    const taken = await Promise.all([logins.claim("state-1"), logins.claim("state-1")]);
    expect(taken.filter((one) => one !== undefined)).toEqual([login("state-1")]);
    expect(await logins.find("state-1")).toBeUndefined();
  });

  it("are worth nothing after ten minutes, though the table still has them", async () => {
    await logins.remember(login("state-3"));
    clock.advance(10 * MINUTE - 1000);
    expect(await logins.find("state-3")).toBeDefined();
    clock.advance(2000);
    expect(await logins.find("state-3")).toBeUndefined();
    expect(await logins.claim("state-3")).toBeUndefined();
  });
});

describe("verified answers", () => {
  it("are handed over once for their code, within a minute", async () => {
    await logins.keepAnswer("code-1", ANSWER);
    const taken = await Promise.all([logins.claimAnswer("code-1"), logins.claimAnswer("code-1")]);
    expect(taken.filter((one) => one !== undefined)).toEqual([ANSWER]);
    await logins.keepAnswer("code-2", ANSWER);
    clock.advance(MINUTE + 1000);
    expect(await logins.claimAnswer("code-2")).toBeUndefined();
  });

  it("are not found by a state, nor a login by a code: one secret opens one thing", async () => {
    await logins.keepAnswer("secret", ANSWER);
    expect(await logins.find("secret")).toBeUndefined();
    expect(await logins.claimAnswer("secret")).toEqual(ANSWER);
    await logins.remember(login("other-secret"));
    expect(await logins.claimAnswer("other-secret")).toBeUndefined();
    expect(await logins.find("other-secret")).toBeDefined();
  });

  it("stand in the table under the hash of their code: who reads it cannot take one", async () => {
    await logins.keepAnswer("code-that-nobody-reads", ANSWER);
    const { Items: items = [] } = await tables.dynamo.send(new ScanCommand({ TableName: "logins" }));
    expect(items.length).toBeGreaterThan(0);
    expect(JSON.stringify(items)).not.toContain("code-that-nobody-reads");
  });
});

describe("sessions", () => {
  it("stand in the table under the hash of their id: who reads it cannot take one over", async () => {
    await sessions.create("session-id-that-nobody-reads", aSession());
    expect(await sessions.get("session-id-that-nobody-reads")).toMatchObject({ user: aSession().user });
    const { Items: items = [] } = await tables.dynamo.send(new ScanCommand({ TableName: "sessions" }));
    expect(items.length).toBeGreaterThan(0);
    expect(JSON.stringify(items)).not.toContain("session-id-that-nobody-reads");
    await sessions.delete("session-id-that-nobody-reads");
  });

  it("keep the last two started logins, and give each away once", async () => {
    await sessions.create("two-windows", aSession());
    for (const state of ["oldest", "first", "second"]) {
      await sessions.rememberLogin("two-windows", login(state));
    }
    expect(await sessions.claimPendingLogin("two-windows", "oldest")).toBeUndefined();
    const taken = await Promise.all(
      ["first", "first", "second"].map((state) => sessions.claimPendingLogin("two-windows", state)),
    );
    expect(taken.flatMap((session) => session?.pendingLogin?.state ?? []).sort()).toEqual([
      "first",
      "second",
    ]);
    expect(await sessions.get("two-windows")).not.toHaveProperty("earlierLogin");
    await sessions.rememberLogin("gone", login("first"));
    expect(await sessions.get("gone")).toBeUndefined();
    await sessions.delete("two-windows");
  });
});

describe("ends of sessions at a provider", () => {
  it("are awaited once, and messages are worth something once, also when two come at the same time", async () => {
    const logout = { providerId: "nkb", requestId: "_logout-1" };
    await logins.rememberLogout(logout);
    expect(await logins.claimLogout("_logout-1")).toEqual(logout);
    expect(await logins.claimLogout("_logout-1")).toBeUndefined();
    const used = await Promise.all([logins.useOnce("nkb _m-1"), logins.useOnce("nkb _m-1")]);
    expect(used.filter((isFirst) => isFirst)).toHaveLength(1);
    expect(await logins.useOnce("elster _m-1")).toBe(true);
  });

  it("take the sessions of that sign-in, of that provider, and leave the others", async () => {
    const signIn = { providerId: "nkb", name: "name-1" };
    const open = async (id: string, given: { providerId: string; sessionIndex?: string }): Promise<void> => {
      const { user, ...rest } = aSession();
      const { providerId, ...session } = given;
      await sessions.create(id, {
        ...rest,
        user: { ...user, providerId },
        providerSession: { nameId: "name-1", ...session },
      });
    };
    const living = async (): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const id of ["a", "b", "c", "d"]) if ((await sessions.get(id)) !== undefined) found.push(id);
      return found;
    };
    await open("a", { providerId: "nkb", sessionIndex: "1" });
    await open("b", { providerId: "nkb", sessionIndex: "2" });
    await open("c", { providerId: "nkb" });
    await open("d", { providerId: "elster", sessionIndex: "1" });
    const taken = await sessions.takeSignedInBy({ ...signIn, index: "2" });
    expect(taken.map(({ providerSession }) => providerSession)).toEqual([
      { nameId: "name-1", sessionIndex: "2" },
    ]);
    expect(await living()).toEqual(["a", "c", "d"]);
    expect(await sessions.takeSignedInBy(signIn)).toHaveLength(2);
    expect(await living()).toEqual(["d"]);
    expect(await sessions.takeSignedInBy(signIn)).toEqual([]);
  });

  it("of one account are found under its id and the one before, and taken by no other account", async () => {
    const [now, before, foreign] = ["sk:2:owner", "sk:1:owner", "sk:2:somebody-else"];
    for (const [id, ownerId] of Object.entries({ now, before, foreign })) {
      await sessions.create(`own-${id}`, aSession("account", ownerId));
    }
    await sessions.create("own-visitor", aSession("anonymous", "sk:2:owner"));
    const owner = { ownerId: "sk:2:owner", earlierOwnerId: "sk:1:owner" };
    const listed = await sessions.listOwned(owner);
    const handles = ["own-now", "own-before"].map((id) => sessions.handleOf(id));
    expect(listed.map(({ handle }) => handle)).toEqual(handles);
    expect(listed.map(({ session }) => session.user?.ownerId)).toEqual(["sk:2:owner", "sk:1:owner"]);
    expect(await sessions.takeOwned(sessions.handleOf("own-foreign"), owner)).toBeUndefined();
    expect(await sessions.takeOwned("no such", owner)).toBeUndefined();
    for (const handle of handles) {
      expect(await sessions.takeOwned(handle, owner)).toBeDefined();
      expect(await sessions.takeOwned(handle, owner)).toBeUndefined();
    }
    expect(await sessions.listOwned(owner)).toEqual([]);
    expect(await sessions.get("own-foreign")).toBeDefined();
  });

  it("find sign-ins of OpenID Connect by subject and sid", async () => {
    const { user, ...rest } = aSession();
    await sessions.create("e", {
      ...rest,
      user,
      providerSession: { idToken: "t", subject: "leyla", sid: "s" },
    });
    expect(await sessions.takeSignedInBy({ providerId: "sk", name: "leyla", index: "s" })).toHaveLength(1);
  });
});

const NOW = new Date("2026-11-21T12:00:00.000Z");

describe("blocked people", () => {
  it("are found by their hash, listed, and taken out once", async () => {
    const forGood = { ownerId: "nkb:a", since: "2026-11-21T12:00:00.000Z", reason: "breach of the terms" };
    const untilThen = { ...forGood, ownerId: "nkb:b", until: "2026-12-24T12:00:00.000Z" };
    await blocks.add(forGood, NOW);
    await blocks.add(untilThen, NOW);
    expect([await blocks.find("nkb:a"), await blocks.find("nkb:b")]).toEqual([forGood, untilThen]);
    expect(await blocks.find("nkb:c")).toBeUndefined();
    const listed = [...(await blocks.list())].sort((one, other) => one.ownerId.localeCompare(other.ownerId));
    expect(listed).toEqual([forGood, untilThen]);
    expect(await blocks.remove("nkb:a")).toBe(true);
    expect(await blocks.remove("nkb:a")).toBe(false);
    expect(await blocks.find("nkb:a")).toBeUndefined();
  });

  it("keep the rule that holds, also against one of the same moment, until it is taken back or over", async () => {
    const block = { ownerId: "nkb:d", since: NOW.toISOString(), reason: "one" };
    const until = "2026-12-24T12:00:00.000Z";
    const both = await Promise.all([
      blocks.add({ ...block, until }, NOW),
      blocks.add({ ...block, until }, NOW),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await blocks.add({ ...block, reason: "two" }, NOW)).toBe(false);
    expect(await blocks.find("nkb:d")).toEqual({ ...block, until });
    expect(await blocks.add({ ...block, reason: "two" }, new Date(until))).toBe(true);
    expect(await blocks.find("nkb:d")).toEqual({ ...block, reason: "two" });
    expect(await blocks.remove("nkb:d")).toBe(true);
    expect(await blocks.add(block, NOW)).toBe(true);
  });

  it("are all listed, also when they fill more than one page of the table", async () => {
    const reason = "x".repeat(400);
    const since = "2026-11-21T12:00:00.000Z";
    const owners = Array.from({ length: 2600 }, (_, index) => `nkb:many-${String(index)}`);
    for (let from = 0; from < owners.length; from += 100) {
      await Promise.all(
        owners.slice(from, from + 100).map((ownerId) => blocks.add({ ownerId, since, reason }, NOW)),
      );
    }
    const listed = new Set((await blocks.list()).map(({ ownerId }) => ownerId));
    expect(owners.filter((ownerId) => !listed.has(ownerId))).toEqual([]);
  });
});
