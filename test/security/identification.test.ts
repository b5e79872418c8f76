import { describe, expect, it } from "vitest";
import { z } from "zod";
import { systemClock } from "#adapters/system/nodeSystem.ts";
import type { Process } from "#domain/application/Process.ts";
import type { User, UserSession } from "#domain/sign-in/UserSession.ts";
import { aCompletedProcess } from "../fixtures/aProcess.ts";
import { memoryPorts } from "../fixtures/memoryPorts.ts";
import { type Answer, aPortal, type Portal } from "./aPortal.ts";
import { CALLERS, MINE } from "./callers.ts";
import { TIMED_OFFERS } from "./theSettings.ts";

type OfferId = (typeof TIMED_OFFERS)[number]["offerId"];
type Kind = "nobody" | "visitor" | "account" | "card";

type Answers = Readonly<Record<Kind, string>>;

const ACCOUNTS: Answers = {
  nobody: "not-signed-in",
  visitor: "account-required",
  account: "200",
  card: "provider-not-accepted",
};
const USUAL = { begin: ACCOUNTS, sendBefore: ACCOUNTS, sendAfter: ACCOUNTS };

/** What a service answers to whom. Sending is asked with a sign-in from before and after the answers were confirmed. */
const TABLE: Readonly<Record<OfferId, Readonly<Record<keyof typeof USUAL, Answers>>>> = {
  start: USUAL,
  end: { ...USUAL, begin: { ...ACCOUNTS, visitor: "200" } },
  both: { ...USUAL, sendBefore: { ...ACCOUNTS, account: "sign-in-again" } },
  "no-visitors": USUAL,
};

const kindOf = (user: User | undefined): Kind => {
  if (user === undefined) return "nobody";
  return user.providerId === "anon" ? "visitor" : user.providerId === "eid" ? "card" : "account";
};

const portal: Portal = aPortal();
const CONFIRMED_AT = new Date(Date.now() - 60_000);
const minutesAfter = (minutes: number): string =>
  new Date(CONFIRMED_AT.getTime() + minutes * 60_000).toISOString();
const completed = await aCompletedProcess({
  ...memoryPorts(),
  clock: { ...systemClock, advance: () => undefined },
});

function signIn(user: User | undefined): void {
  const now = Date.now();
  const session: UserSession = {
    xsrfToken: "xsrf",
    createdAt: new Date(now).toISOString(),
    idleExpiresAt: new Date(now + 600_000).toISOString(),
    absoluteExpiresAt: new Date(now + 3_600_000).toISOString(),
    ...(user !== undefined && { user }),
  };
  portal.stored.sessions.set("session", session);
}

function post(path: string, body: object | undefined): Promise<Answer> {
  return portal.call("process-workflow", {
    method: "POST",
    path,
    headers: {
      cookie: "__Host-session=session; XSRF-TOKEN=xsrf",
      "x-xsrf-token": "xsrf",
      "x-window-id": "window-00001",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function outcomeOf({ status, body }: Answer): string {
  if (status === 200) return "200";
  return z.object({ type: z.string() }).parse(JSON.parse(body)).type.replace(/^.*:/, "");
}

async function begin(offerId: OfferId, user: User | undefined): Promise<string> {
  signIn(user);
  const leiKaId = TIMED_OFFERS.find((offer) => offer.offerId === offerId)?.leiKaIds[0] ?? "";
  const location = { ars: "053150000000", place: "Köln", postalCode: "50667" };
  const metadataId = `${offerId}_${leiKaId}_nw-brms-pug`;
  return outcomeOf(await post("/api/processes", { leiKaId, metadataId, location, locale: "de" }));
}

async function send(
  offer: (typeof TIMED_OFFERS)[number],
  { user, signedInAt }: { readonly user: User | undefined; readonly signedInAt: string },
): Promise<string> {
  signIn(user && { ...user, termsAcceptedAt: signedInAt });
  const visitors = offer.offerId === "no-visitors" ? [] : ["anon"];
  const process: Process = {
    ...completed,
    id: "the-process",
    ownerId: MINE,
    transient: user?.transient ?? false,
    completedAt: CONFIRMED_AT.toISOString(),
    metadata: {
      ...completed.metadata,
      identificationType: offer.identificationType,
      idpIds: ["sk", "nkb", "elster", ...visitors],
    },
  };
  portal.stored.processes.set(process.id, process);
  return outcomeOf(await post("/api/processes/the-process/submit", undefined));
}

describe("when people are identified", () => {
  it.each(TIMED_OFFERS)(
    "the service $offerId answers every kind of caller as the table says",
    async (offer) => {
      const wrong: string[] = [];
      for (const { name, user } of CALLERS) {
        const row = TABLE[offer.offerId];
        const kind = kindOf(user);
        const before = { user, signedInAt: minutesAfter(-5) };
        const after = { user, signedInAt: minutesAfter(0.5) };
        const cells = [
          ["begin", await begin(offer.offerId, user), row.begin],
          ["send before", await send(offer, before), row.sendBefore],
          ["send after", await send(offer, after), row.sendAfter],
        ] as const;
        for (const [cell, answer, expected] of cells) {
          if (answer !== expected[kind]) wrong.push(`${name}, ${cell}: ${answer}, not ${expected[kind]}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
