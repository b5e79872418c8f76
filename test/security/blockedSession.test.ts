import { beforeEach, describe, expect, it } from "vitest";
import { type OperationName, type Route, ROUTES } from "#contract/routes.ts";
import type { Block } from "#domain/sign-in/Block.ts";
import { aSession } from "../fixtures/aProcess.ts";
import { type Answer, aPortal, type Portal } from "./aPortal.ts";

const isOperation = (name: string): name is OperationName => Object.hasOwn(ROUTES, name);
const OPERATIONS = Object.keys(ROUTES)
  .filter(isOperation)
  .map((name): [OperationName, Route] => [name, ROUTES[name]]);
const WRITES = OPERATIONS.filter(([, { method, access }]) => method !== "GET" && access !== "public");
const HOUR_MILLISECONDS = 3_600_000;
const OWNER = "somebody";

let portal: Portal;

beforeEach(() => {
  portal = aPortal();
  const now = Date.now();
  portal.stored.sessions.set("session", {
    ...aSession("account", OWNER),
    idleExpiresAt: new Date(now + HOUR_MILLISECONDS).toISOString(),
    absoluteExpiresAt: new Date(now + HOUR_MILLISECONDS).toISOString(),
  });
});

function block(more: Partial<Block> = {}): void {
  portal.stored.blocks.set(OWNER, {
    ownerId: OWNER,
    since: new Date().toISOString(),
    reason: "breach of the terms",
    ...more,
  });
}

async function ask(name: OperationName): Promise<Answer> {
  const { method, path, group }: Route = ROUTES[name];
  const headers = { cookie: "__Host-session=session; XSRF-TOKEN=xsrf", "x-xsrf-token": "xsrf" };
  return portal.call(group, { method, path: path.replaceAll(/\{\w+\}/g, "x"), headers });
}

async function problemOf(name: OperationName): Promise<unknown> {
  const { status, body } = await ask(name);
  return status < 400 ? status : JSON.parse(body);
}

const BLOCKED = { type: "urn:recognition-portal:problem:account-blocked", status: 403 };

describe("a block that comes while a person is signed in", () => {
  it.each(WRITES)("refuses %s at once", async (name) => {
    expect(await problemOf(name)).not.toMatchObject(BLOCKED);
    block();
    expect(await problemOf(name)).toMatchObject(BLOCKED);
  });

  it("ends the session when the browser asks who is there, and says until when it lasts and never why", async () => {
    const until = new Date(Date.now() + HOUR_MILLISECONDS).toISOString();
    expect([(await ask("getUser")).status, portal.stored.sessions.size]).toEqual([200, 1]);
    block({ until });
    const answered = await ask("getUser");
    expect(JSON.parse(answered.body)).toMatchObject({ ...BLOCKED, until });
    expect(answered.body).not.toContain("breach");
    expect(portal.stored.sessions.size).toBe(0);
    expect((await ask("getUser")).status).toBe(204);
  });

  it("has no effect when it is over, and none on other accounts", async () => {
    block({ until: new Date(Date.now() - 1000).toISOString() });
    expect((await ask("getUser")).status).toBe(200);
    block({ ownerId: "somebody else" });
    portal.stored.blocks.delete(OWNER);
    expect((await ask("prolongSession")).status).toBe(200);
  });

  it("lets the person sign out", async () => {
    block();
    expect((await ask("logout")).status).toBe(200);
  });
});
