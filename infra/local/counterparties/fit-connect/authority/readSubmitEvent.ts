import { createLocalJWKSet, compactVerify } from "jose";
import { z } from "zod";
import type { FetchedSubmission, Subscriber } from "./createSubscriber.ts";
import { done, failed } from "./Outcome.ts";
import type { Outcome } from "./Outcome.ts";
import { parseJson, requestJson } from "./requestJson.ts";

const SUBMIT_EVENT = "https://schema.fitko.de/fit-connect/events/submit-submission";

const authenticationTags = z.object({
  metadata: z.string(),
  data: z.string(),
  attachments: z.record(z.string(), z.string()),
});

const submitClaims = z.object({
  $schema: z.string(),
  iss: z.string(),
  sub: z.string(),
  txn: z.string(),
  events: z.object({ [SUBMIT_EVENT]: z.object({ authenticationTags }) }),
});

const keySet = z.object({
  keys: z.array(z.looseObject({ kty: z.literal("RSA"), kid: z.string(), n: z.string(), e: z.string() })),
});

export interface SubmitEvent {
  readonly $schema: string;
  readonly tags: z.infer<typeof authenticationTags>;
}

/** The delivery service's signed word on what was submitted. */
export async function readSubmitEvent(
  submission: FetchedSubmission,
  from: { readonly subscriber: Subscriber; readonly submissionUrl: string },
): Promise<Outcome<SubmitEvent>> {
  const log = await from.subscriber.getEvents(submission.caseId);
  if (!log.ok) return log;
  const keys = await requestJson({ url: `${from.submissionUrl}/.well-known/jwks.json` }, keySet);
  if (!keys.ok) return keys;
  const findKey = createLocalJWKSet(keys.value);
  for (const token of log.value) {
    const payload = await verifiedPayload(token, findKey);
    const claims = submitClaims.safeParse(payload).data;
    if (claims?.sub !== `submission:${submission.submissionId}`) continue;
    if (claims.iss !== from.submissionUrl || claims.txn !== `case:${submission.caseId}`) continue;
    return done({ $schema: claims.$schema, tags: claims.events[SUBMIT_EVENT].authenticationTags });
  }
  return failed("The event log holds no valid submit-submission for this submission.");
}

async function verifiedPayload(
  token: string,
  findKey: ReturnType<typeof createLocalJWKSet>,
): Promise<unknown> {
  try {
    const { payload } = await compactVerify(token, findKey, { algorithms: ["PS512"] });
    return parseJson(new TextDecoder().decode(payload));
  } catch {
    return undefined;
  }
}
