import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFeedbackStore } from "#adapters/dynamodb/operationStores.ts";
import { createDailyHash } from "#adapters/dynamodb/createDailyHash.ts";
import { createRateLimiter } from "#adapters/dynamodb/createRateLimiter.ts";
import { randomIds } from "#adapters/system/nodeSystem.ts";
import { anonymousStarts, BROWSER_ERROR_LIMIT, FEEDBACK_LIMIT } from "#domain/operation/rateLimits.ts";
import { MINUTE, movedClock, type MovedClock } from "../fixtures/movedClock.ts";
import { startTables, type StartedTables } from "../fixtures/startTables.ts";
import { aPortal, type Answer, type Portal } from "./aPortal.ts";

const PRAISE = { kind: "praise", text: "Gut", page: "index", locale: "de" };
const ERROR = {
  message: "window-error",
  error: "TypeError",
  build: "1724dde-mibc12",
  page: "process",
  locale: "de",
  place: "core-Ab_1-2.js:1:20345",
};
const HOUSE = "203.0.113.5";
/** Of all callers together. */
const OF_ALL = 300;

let tables: StartedTables;
let clock: MovedClock;
let portal: Portal;
let round = 0;

beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

beforeEach(async () => {
  round += 1;
  const [feedback, limits] = [`feedback-${round.toString()}`, `limits-${round.toString()}`];
  await tables.create({ name: feedback, key: "feedbackId" });
  await tables.create({ name: limits, key: "limitId" });
  const client = DynamoDBDocumentClient.from(tables.dynamo);
  clock = movedClock();
  const table = { client, tableName: limits };
  portal = aPortal({
    feedback: createFeedbackStore({ client, tableName: feedback }),
    limiter: createRateLimiter(table, { clock, hashOf: createDailyHash(table, { clock, ids: randomIds }) }),
  });
});

async function tell(
  body: unknown,
  { path = "/api/feedback", from = HOUSE }: { readonly path?: string; readonly from?: string } = {},
): Promise<Answer> {
  return portal.call("feedback", {
    method: "POST",
    path,
    headers: {
      cookie: "XSRF-TOKEN=t",
      "x-xsrf-token": "t",
      "x-forwarded-for": `10.9.9.9, ${from}, 64.252.1.1`,
    },
    body: JSON.stringify(body),
  });
}

async function statuses(count: number, call: (index: number) => Promise<Answer>): Promise<readonly number[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(index)));
  return answers.map(({ status }) => status);
}
const howMany = (all: readonly number[], status: number): number =>
  all.filter((one) => one === status).length;

describe("feedback from a hostile sender", () => {
  it.each([
    ["no text", { ...PRAISE, text: "" }],
    ["white space", { ...PRAISE, text: " \n\t " }],
    ["nothing that can be seen", { ...PRAISE, text: "\u0000\u200B\u202E" }],
    ["too much", { ...PRAISE, text: "x".repeat(4001) }],
    ["a number for text", { ...PRAISE, text: 1 }],
    ["a list for text", { ...PRAISE, text: ["Gut"] }],
    ["a kind of its own", { ...PRAISE, kind: "spam" }],
    ["an address for a page", { ...PRAISE, page: "/formular?process=1" }],
    ["a page out of the prototype", { ...PRAISE, page: "__proto__" }],
    ["a third language", { ...PRAISE, locale: "fr" }],
    ["no e-mail address", { ...PRAISE, email: "amina" }],
    ["a header in the e-mail address", { ...PRAISE, email: "a@b.example\r\nBcc: all@b.example" }],
    ["a member too many", { ...PRAISE, userId: "u" }],
    ["a list", [PRAISE]],
    ["null", null],
  ])("is refused with %s", async (_name, body) => {
    expect((await tell(body)).status).toBe(422);
    expect(await portal.ports.feedback.list()).toEqual([]);
    await tell(PRAISE);
    expect(await portal.ports.feedback.list()).toHaveLength(1);
  });

  it("is kept word for word where it is only text, without invisible characters", async () => {
    const text = '<img src=x onerror=alert(1)>\u001B[2J {"$ne":1} =1+1 \u202Egnp';
    expect((await tell({ ...PRAISE, text })).status).toBe(204);
    const [kept] = await portal.ports.feedback.list();
    expect(kept?.text).toBe('<img src=x onerror=alert(1)>[2J {"$ne":1} =1+1 gnp');
  });

  it("needs the XSRF proof", async () => {
    const answer = await portal.call("feedback", {
      method: "POST",
      path: "/api/feedback",
      body: JSON.stringify(PRAISE),
    });
    expect(answer.status).toBe(403);
  });

  it("is refused from the eleventh on when 1000 come at once, and accepted again ten minutes later", async () => {
    const all = await statuses(1000, () => tell(PRAISE));
    expect([howMany(all, 204), howMany(all, 429)]).toEqual([
      FEEDBACK_LIMIT.ofAddress,
      1000 - FEEDBACK_LIMIT.ofAddress,
    ]);
    expect(await portal.ports.feedback.list()).toHaveLength(FEEDBACK_LIMIT.ofAddress);
    expect((await tell(PRAISE, { from: "198.51.100.7" })).status).toBe(204);
    clock.advance(10 * MINUTE);
    expect((await tell(PRAISE)).status).toBe(204);
  });

  it("is refused from very many addresses, too", async () => {
    const all = await statuses(OF_ALL + 50, (index) =>
      tell(PRAISE, { from: `198.51.${(index >> 8).toString()}.${(index & 255).toString()}` }),
    );
    expect(howMany(all, 204)).toBe(OF_ALL);
  });

  it("is counted for one line where an IPv6 address changes behind it", async () => {
    const all = await statuses(20, (index) => tell(PRAISE, { from: `2001:db8:1:2::${index.toString(16)}` }));
    expect(howMany(all, 204)).toBe(FEEDBACK_LIMIT.ofAddress);
  });

  it("leaves no address in the table of limits, and another key every day", async () => {
    await tell(PRAISE);
    clock.advance(24 * 60 * MINUTE);
    await tell(PRAISE);
    const { Items: items = [] } = await tables.dynamo.send(
      new ScanCommand({ TableName: `limits-${round.toString()}` }),
    );
    expect(JSON.stringify(items)).not.toContain(HOUSE);
    const ids = items.map(({ limitId }) => limitId?.S ?? "");
    expect(ids.filter((id) => id.startsWith("secret#"))).toHaveLength(2);
    const callers = ids.filter((id) => id.startsWith("feedback#") && !id.endsWith("#all"));
    expect(new Set(callers.map((id) => id.split("#")[2])).size).toBe(2);
    expect(items.every(({ expiresAt }) => expiresAt?.N !== undefined)).toBe(true);
  });
});

describe("errors that a browser reports", () => {
  const report = (body: unknown): Promise<Answer> => tell(body, { path: "/api/version/errors" });

  it("are taken as names of lists and places in files", async () => {
    expect((await report(ERROR)).status).toBe(204);
  });

  it.each([
    ["the text of an error", { ...ERROR, message: "Cannot read 'Amina Yilmaz'" }],
    ["a name of an error of its own", { ...ERROR, error: "Amina" }],
    ["an address", { ...ERROR, place: "https://portal.example/formular?email=a@b.example" }],
    ["a place with words", { ...ERROR, place: "Amina Yilmaz.js:1:1" }],
    ["a build of its own", { ...ERROR, build: "Amina Yilmaz" }],
    ["a stack", { ...ERROR, stack: "at f (x.js:1:1)" }],
    ["an address for a page", { ...ERROR, page: "/formular?process=1" }],
  ])("are refused with %s", async (_name, body) => {
    expect((await report(body)).status).toBe(422);
  });

  it("are limited apart from feedback", async () => {
    const all = await statuses(100, () => report(ERROR));
    expect(howMany(all, 204)).toBe(BROWSER_ERROR_LIMIT.ofAddress);
    expect((await tell(PRAISE)).status).toBe(204);
  });
});

describe("starting without an account", () => {
  it("is limited for the thousands of networks of one attacker together, and for nobody else", async () => {
    const starts = anonymousStarts(60);
    const { limiter } = portal.ports;
    const admitted = await Promise.all(
      Array.from({ length: 1000 }, (_, network) =>
        limiter.admits(starts, `2001:db8:bad:${network.toString(16)}::1`),
      ),
    );
    expect(admitted.filter(Boolean)).toHaveLength(600);
    for (const address of ["2001:db8:1::1", HOUSE, "2001:db8:bae::1"]) {
      expect(await limiter.admits(starts, address)).toBe(true);
    }
  });
});
