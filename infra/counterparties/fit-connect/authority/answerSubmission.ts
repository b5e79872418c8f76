import { createPrivateKey, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { CompactSign } from "jose";
import { z } from "zod";
import { err, ok } from "#domain/result.ts";
import type { FetchedSubmission, Subscriber } from "./createSubscriber.ts";
import { type Outcome, type AuthorityAddresses } from "./requestJson.ts";
import type { SubmitEvent } from "./openSubmission.ts";

const EVENTS = "https://schema.fitko.de/fit-connect/events";

const signingJwk = z.looseObject({ kty: z.literal("RSA"), kid: z.string() });

export interface AuthorityVerdict {
  readonly event: "accept-submission" | "reject-submission";
  /** Shown to the applicant when it is a rejection. */
  readonly reason: string;
}

/** Signs the authority's event on a submission and posts it to the event log. */
export async function answerSubmission(
  answered: { readonly submission: FetchedSubmission; readonly submitEvent: SubmitEvent },
  answer: {
    readonly verdict: AuthorityVerdict;
    readonly addresses: AuthorityAddresses;
    readonly subscriber: Subscriber;
  },
): Promise<Outcome<void>> {
  const { verdict, addresses, subscriber } = answer;
  const { submission, submitEvent } = answered;
  const payload =
    verdict.event === "accept-submission"
      ? { authenticationTags: submitEvent.tags }
      : { problems: [rejection(verdict.reason)] };
  const token = await sign(addresses.fitConnect.signingKeyFile, {
    // The schema that this delivery service uses itself: it refuses others.
    $schema: submitEvent.$schema,
    jti: randomUUID(),
    iss: submission.destinationId,
    iat: Math.floor(addresses.now.getTime() / 1_000),
    sub: `submission:${submission.submissionId}`,
    txn: `case:${submission.caseId}`,
    events: { [`${EVENTS}/${verdict.event}`]: payload },
  });
  return token.ok ? subscriber.postEvent(submission.caseId, token.value) : token;
}

function rejection(reason: string) {
  return {
    type: `${EVENTS}/problems/technical-error`,
    title: "Technischer Fehler",
    detail: reason,
    instance: "other",
  };
}

async function sign(keyFile: string, payload: Readonly<Record<string, unknown>>): Promise<Outcome<string>> {
  try {
    const jwk = signingJwk.parse(JSON.parse(await readFile(keyFile, "utf8")));
    const token = await new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: "PS512", typ: "secevent+jwt", kid: jwk.kid })
      .sign(createPrivateKey({ key: jwk, format: "jwk" }));
    return ok(token);
  } catch {
    return err(`The signature key cannot be read: ${keyFile}`);
  }
}
