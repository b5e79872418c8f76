import { constants, createPublicKey, verify } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { decodeSegment } from "#infra/counterparties/kit/json.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { json, noContent, type Answer } from "#infra/counterparties/kit/http.ts";
import {
  problem,
  type ApiCall,
  type ApiRoute,
  pageOf,
  pageRefused,
  readPage,
  forSender,
  forSubscriber,
  forBoth,
} from "../api.ts";
import { changeSubmission, type StoredCase, type StoredSubmission } from "../caseStore.ts";
import { eventHeader, postedEvent } from "../events.ts";
import type { FitConnectState } from "../FitConnectState.ts";
import { publicJwk, type PublicJwk } from "../keys/keyMaterial.ts";
import { sendCallback } from "../sendCallback.ts";
import { badId, findSubmission, subscribedDestinationId, uuidText, type Lookup } from "./findSubmission.ts";

/** The event log: readable by both sides, written to by the subscriber. */
export function eventRoutes(state: FitConnectState): readonly ApiRoute[] {
  return [
    forBoth("GET /submission-api/v2/cases/:caseId/events", (call) => {
      const lookup = findCase(state, call);
      return lookup.ok ? eventLog(call, lookup.value.events) : lookup.failure;
    }),
    forSender("GET /submission-api/v2/submissions/:submissionId/events", (call) => {
      const lookup = findSubmission(state, call);
      if (!lookup.ok) return lookup.failure;
      const { found, submission } = lookup.value;
      const own = found.events.filter(({ submissionId }) => submissionId === submission.submissionId);
      return eventLog(call, own);
    }),
    forSubscriber("POST /submission-api/v2/cases/:caseId/events", (call) => postEvent(state, call)),
  ];
}

function eventLog(call: ApiCall, events: StoredCase["events"]): Answer {
  const page = readPage(call.query);
  if (page === undefined) return pageRefused;
  const { shown, ...counts } = pageOf(events, page);
  return json(200, { ...counts, eventLog: shown.map(({ token }) => token) });
}

function findCase(state: FitConnectState, call: ApiCall): Lookup<StoredCase> {
  const caseId = uuidText.safeParse(call.part("caseId"));
  if (!caseId.success) return err(badId);
  const found = state.cases.getCase(caseId.data);
  if (found === undefined) {
    return err(problem(404, { name: "case-not-found", title: "The case does not exist" }));
  }
  const own =
    call.client.role === "sender"
      ? found.senderId === call.client.id
      : found.submissions.some(({ destinationId }) => destinationId === subscribedDestinationId(state));
  if (own) return ok(found);
  return err(problem(403, { name: "forbidden", title: "The case belongs to another client" }));
}

async function postEvent(state: FitConnectState, call: ApiCall): Promise<Answer> {
  if (call.contentType !== "application/jose") {
    return problem(415, { name: "unsupported-media-type", title: "application/jose is needed" });
  }
  const body = await call.body(1_000_000);
  if (body === undefined) return problem(413, { name: "too-large", title: "The event is too large" });

  // From here on nothing waits: the second of two final events meets the state that the first one wrote.
  const lookup = findCase(state, call);
  if (!lookup.ok) return lookup.failure;
  const found = lookup.value;
  const checked = checkPostedEvent(body.toString("latin1"), { state, found });
  if (!checked.ok) return checked.failure;
  const { token, jti, submission } = checked.value;
  const changed = changeSubmission(found, { ...submission, state: checked.value.state });
  state.cases.save({
    ...changed,
    events: [...changed.events, { submissionId: submission.submissionId, jti, token }],
  });
  sendCallback(state, { caseId: found.caseId, submission });
  return noContent;
}

interface AcceptedEvent {
  readonly token: string;
  readonly jti: string;
  readonly submission: StoredSubmission;
  readonly state: StoredSubmission["state"];
}

const NEXT_STATE = {
  "accept-submission": "accepted",
  "reject-submission": "rejected",
  "forward-submission": "forwarded",
} as const;

/** Clocks of authorities are not exact; five minutes ahead are forgiven. */
const CLOCK_TOLERANCE_SECONDS = 300;

/** Everything the delivery service checks before an authority's event becomes part of the log. */
function checkPostedEvent(
  token: string,
  context: { readonly state: FitConnectState; readonly found: StoredCase },
): Result<AcceptedEvent, Answer> {
  const { state, found } = context;
  const segments = token.split(".");
  const header = decodeSegment(segments[0]);
  const payload = decodeSegment(segments[1]);
  if (segments.length !== 3 || header === undefined || payload === undefined) {
    return err(problem(400, { name: "bad-request", title: "The body is no compact JWS" }));
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
  const keys = state.destinations.find((one) => one.keys.destinationId === iss)?.keys;
  if (keys?.signing.kid !== head.data.kid) return invalid("kid is no signature key of the destination");
  if (!verifyCompactJws(token, publicJwk(keys.signing, "signature"))) {
    return invalid("the signature is not valid");
  }
  if (iat * 1_000 > state.clock.now() + CLOCK_TOLERANCE_SECONDS * 1_000) {
    return invalid("iat lies in the future");
  }
  if (found.events.some((known) => known.jti === jti)) return invalid("jti was used before");
  if (submission.state !== "submitted" && submission.state !== "forwarded") {
    return err(problem(409, { name: "invalid-state-transition", title: "Invalid state transition" }));
  }
  if (name === "accept-submission" && !isDeepStrictEqual(tags, submission.tags)) {
    return invalid("authenticationTags differ from those of the submission");
  }
  return ok({ token, jti, submission, state: NEXT_STATE[name] });
}

function invalid(issue: string): Result<never, Answer> {
  return err(problem(422, { name: "event-invalid", title: "The event was refused", issue }));
}

/** True when the third part signs the first two with PS512 and this key. */
function verifyCompactJws(token: string, key: PublicJwk): boolean {
  const [header, payload, signature] = token.split(".");
  if (header === undefined || payload === undefined || signature === undefined) return false;
  return verify(
    "sha512",
    Buffer.from(`${header}.${payload}`),
    {
      key: createPublicKey({ key: { kty: key.kty, n: key.n, e: key.e }, format: "jwk" }),
      padding: constants.RSA_PKCS1_PSS_PADDING,
      saltLength: 64,
    },
    Buffer.from(signature, "base64url"),
  );
}
