import { z } from "zod";
import { failed } from "./Outcome.ts";
import type { Outcome } from "./Outcome.ts";
import { requestJson } from "./requestJson.ts";

const client = z.object({ id: z.string(), secret: z.string() });

const consoleAnswer = z.object({
  /** The local time, which the console can move: events are dated by it. */
  clock: z.object({ now: z.union([z.iso.datetime({ offset: true }), z.number()]) }).optional(),
  fitConnect: z.object({
    tokenUrl: z.url(),
    submissionUrl: z.url(),
    destinationId: z.uuid(),
    subscriber: client,
    decryptionKeyFile: z.string(),
    signingKeyFile: z.string(),
  }),
});

export interface AuthorityAddresses {
  readonly now: Date;
  readonly fitConnect: z.infer<typeof consoleAnswer>["fitConnect"];
}

/** Where the authority finds its delivery service: told by the console of the running portal. */
export async function readConsole(portalUrl: string): Promise<Outcome<AuthorityAddresses>> {
  if (!URL.canParse(portalUrl)) return failed(`PORTAL_URL is no address: ${portalUrl}`);
  const answer = await requestJson(
    { url: new URL("/__local", portalUrl).href, headers: { accept: "application/json" } },
    consoleAnswer,
  );
  if (!answer.ok) return answer;
  const { clock, fitConnect } = answer.value;
  return { ok: true, value: { now: clock === undefined ? new Date() : new Date(clock.now), fitConnect } };
}
