import { createPublicKey } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { ok } from "#domain/result.ts";
import type { Result } from "#domain/result.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import type { FitConnectSent } from "../submission/fitConnectSent.ts";
import { checkDestinationKey } from "../destination/checkDestinationKey.ts";
import type { HttpExchange } from "../createHttpExchange.ts";
import type { SignatureKeySource } from "./createSignatureKeySource.ts";
import { fetchDestinationKey } from "../destination/fetchDestinationKey.ts";
import type { FitConnectOptions } from "../FitConnectOptions.ts";
import { isSignedBy, readJwsHeader, readUnverifiedPayload } from "./isSignedBy.ts";
import {
  authenticationTagsPayload,
  EVENT_PREFIX,
  problemsPayload,
  securityEventClaims,
} from "./securityEvent.ts";
import type { VerifiedEvent } from "./securityEvent.ts";

/** `unrelated`: about another submission of the case, or a reply. `unproven`: forged, contradictory or from the future. */
export type EventVerdict = VerifiedEvent | "unrelated" | "unproven";

export type EventVerifier = (
  token: string,
  sent: FitConnectSent,
) => Promise<Result<EventVerdict, TransportFailure>>;

export interface EventVerifierParts {
  readonly options: Pick<FitConnectOptions, "deliveryIssuer" | "destinationUrl" | "trustRoots" | "clock">;
  readonly exchange: HttpExchange;
  readonly deliveryKeys: SignatureKeySource;
}

/** Clocks of authorities are not exact; five minutes ahead are forgiven. */
const CLOCK_TOLERANCE_MILLISECONDS = 300_000;

const DELIVERY_EVENTS = [
  "create-submission",
  "submit-submission",
  "notify-submission",
  "reject-submission",
  "delete-submission",
];
const DESTINATION_EVENTS = ["forward-submission", "accept-submission", "reject-submission"];

/**
 * Security event tokens are believed after: PS512 and type, a known issuer that may issue this event, its key (with
 * chain, for the authority's), signature, our case and submission, a time that has come, and the tags of exactly what we
 * sent.
 */
export function createEventVerifier(parts: EventVerifierParts): EventVerifier {
  const { options, exchange } = parts;

  const destinationKey = async (
    kid: string,
    destinationId: string,
  ): Promise<Result<KeyObject | undefined, TransportFailure>> => {
    const { destinationUrl, trustRoots, clock } = options;
    const jwk = await fetchDestinationKey(exchange, { destinationUrl, destinationId, kid });
    // An absent or untrusted key makes its tokens invalid; it is no failure of the delivery check itself.
    if (!jwk.ok) return jwk.failure.kind === "transport-refused" ? ok(undefined) : jwk;
    if (jwk.value.alg !== "PS512") return ok(undefined);
    const checked = checkDestinationKey(jwk.value, { trustRoots, now: clock.now() });
    return ok(checked.ok ? checked.value : undefined);
  };

  const deliveryKey = async (kid: string): Promise<Result<KeyObject | undefined, TransportFailure>> => {
    const jwk = await parts.deliveryKeys(kid);
    if (!jwk.ok) return jwk;
    return ok(jwk.value === undefined ? undefined : createPublicKey({ key: jwk.value, format: "jwk" }));
  };

  return async (token, sent) => {
    const header = readJwsHeader(token);
    const claims = securityEventClaims.safeParse(readUnverifiedPayload(token)).data;
    if (header?.typ !== "secevent+jwt" || claims === undefined) return ok("unproven");
    const { sealed, reservation } = sent;
    if (claims.sub !== `submission:${reservation.externalId}`) return ok("unrelated");
    const issued = claims.iat * 1_000;
    const isOurs = claims.txn === `case:${reservation.caseId}`;
    if (!isOurs || issued > options.clock.now().getTime() + CLOCK_TOLERANCE_MILLISECONDS)
      return ok("unproven");

    const [[uri, payload] = ["", undefined]] = Object.entries(claims.events);
    const name = uri.slice(EVENT_PREFIX.length);
    const byDelivery = claims.iss === options.deliveryIssuer && DELIVERY_EVENTS.includes(name);
    const byDestination = claims.iss === sealed.destinationId && DESTINATION_EVENTS.includes(name);
    if (!byDelivery && !byDestination) return ok("unproven");
    const key = byDelivery
      ? await deliveryKey(header.kid)
      : await destinationKey(header.kid, sealed.destinationId);
    if (!key.ok) return key;
    if (key.value === undefined || !(await isSignedBy(token, key.value))) return ok("unproven");

    const namesContent = name === "submit-submission" || name === "accept-submission";
    if (namesContent && !hasTags(payload, sealed.authenticationTags)) return ok("unproven");
    const problems = problemsPayload.safeParse(payload).data?.problems ?? [];
    const at = new Date(issued).toISOString();
    const by = byDelivery ? "delivery-service" : "authority";
    return ok({ name, by, jti: claims.jti, at, token, problems });
  };
}

function hasTags(payload: unknown, wanted: FitConnectSent["sealed"]["authenticationTags"]): boolean {
  const given = authenticationTagsPayload.safeParse(payload).data?.authenticationTags;
  if (given === undefined || given.metadata !== wanted.metadata || given.data !== wanted.data) return false;
  const ids = Object.keys(wanted.attachments);
  return (
    Object.keys(given.attachments).length === ids.length &&
    ids.every((id) => given.attachments[id] === wanted.attachments[id])
  );
}
