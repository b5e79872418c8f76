import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { problem } from "../http/ApiAnswer.ts";
import type { ApiAnswer } from "../http/ApiAnswer.ts";
import { publicJwk } from "../keys/publicJwk.ts";
import type { FitConnectWorld } from "../FitConnectWorld.ts";
import type { StoredCase, StoredSubmission } from "../state/storedCase.ts";
import { eventHeader, postedEvent } from "./postedEvent.ts";
import { verifyCompactJws } from "./verifyCompactJws.ts";

export interface AcceptedEvent {
  readonly token: string;
  readonly jti: string;
  readonly submission: StoredSubmission;
  readonly state: StoredSubmission["state"];
}

export type PostedEventVerdict =
  { readonly ok: true; readonly value: AcceptedEvent } | { readonly ok: false; readonly answer: ApiAnswer };

const NEXT_STATE = {
  "accept-submission": "accepted",
  "reject-submission": "rejected",
  "forward-submission": "forwarded",
} as const;

/** Clocks of authorities are not exact; five minutes ahead are forgiven. */
const CLOCK_TOLERANCE_SECONDS = 300;

/** Everything the delivery service checks before an authority's event becomes part of the log. */
export function checkPostedEvent(
  token: string,
  context: { readonly world: FitConnectWorld; readonly found: StoredCase },
): PostedEventVerdict {
  const { world, found } = context;
  const segments = token.split(".");
  const header = decodedJson(segments[0]);
  const payload = decodedJson(segments[1]);
  if (segments.length !== 3 || header === undefined || payload === undefined) {
    return refused(problem(400, { name: "bad-request", title: "The body is no compact JWS" }));
  }
  const head = eventHeader.safeParse(header);
  if (!head.success) return invalid(`header: ${z.prettifyError(head.error)}`);
  const event = postedEvent.safeParse(payload);
  if (!event.success) return invalid(`payload: ${z.prettifyError(event.error)}`);
  const { iss, sub, txn, jti, iat, name, tags } = event.data;

  const submission = found.submissions.find(({ submissionId }) => sub === `submission:${submissionId}`);
  if (submission === undefined) return invalid("sub names no submission of this case");
  if (txn !== `case:${found.caseId}`) return invalid("txn names another case");
  if (iss !== submission.destinationId) return invalid("iss is not the destination of the submission");
  const keys = world.destinations.find((one) => one.keys.destinationId === iss)?.keys;
  if (keys?.signing.kid !== head.data.kid) return invalid("kid is no signature key of the destination");
  if (!verifyCompactJws(token, publicJwk(keys.signing, "signature"))) {
    return invalid("the signature is not valid");
  }
  if (iat * 1_000 > world.clock.now() + CLOCK_TOLERANCE_SECONDS * 1_000) {
    return invalid("iat lies in the future");
  }
  if (found.events.some((known) => known.jti === jti)) return invalid("jti was used before");
  if (submission.state !== "submitted" && submission.state !== "forwarded") {
    return refused(problem(409, { name: "invalid-state-transition", title: "Invalid state transition" }));
  }
  if (name === "accept-submission" && !isDeepStrictEqual(tags, submission.tags)) {
    return invalid("authenticationTags differ from those of the submission");
  }
  return { ok: true, value: { token, jti, submission, state: NEXT_STATE[name] } };
}

function decodedJson(segment: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(segment ?? "", "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

function refused(answer: ApiAnswer): PostedEventVerdict {
  return { ok: false, answer };
}

function invalid(issue: string): PostedEventVerdict {
  return refused(problem(422, { name: "event-invalid", title: "The event was refused", issue }));
}
