import { z } from "zod";
import type { DeliveryProblem, DeliveryState } from "#ports/sending/AuthorityTransport.ts";

export const EVENT_PREFIX = "https://schema.fitko.de/fit-connect/events/";

const EARLIEST_ISSUE_SECONDS = 1_577_833_200;

/** Claims of a security event token of FIT-Connect: exactly one event about one submission or reply. */
export const securityEventClaims = z.object({
  jti: z.uuid(),
  iss: z.string().min(1),
  iat: z.number().int().min(EARLIEST_ISSUE_SECONDS),
  sub: z.string().regex(/^(submission|reply):/),
  txn: z.string().startsWith("case:"),
  events: z
    .record(z.string().startsWith(EVENT_PREFIX), z.unknown())
    .refine((events) => Object.keys(events).length === 1, "exactly one event"),
});

export const authenticationTagsPayload = z.object({
  authenticationTags: z.object({
    metadata: z.string(),
    data: z.string(),
    attachments: z.record(z.string(), z.string()).default({}),
  }),
});

/** The list of problems is open: unknown types are shown with their own title and detail. */
export const problemsPayload = z.object({
  problems: z
    .array(
      z.object({
        type: z.string().max(300).default(""),
        title: z.string().max(500).default(""),
        detail: z.string().max(2_000).default(""),
      }),
    )
    .min(1),
});

/** An event whose signature, issuer, case and content were checked. */
export interface VerifiedEvent {
  readonly name: string;
  readonly by: "delivery-service" | "authority";
  readonly jti: string;
  /** ISO 8601. */
  readonly at: string;
  readonly token: string;
  readonly problems: readonly DeliveryProblem[];
}

/**
 * The first final event decides; later ones cannot exist and change nothing. A final event counts only after the event
 * that the application was submitted: a log in another order contradicts itself. Order is position, because `iat` comes
 * from different clocks. Evidence is the log up to the final event. Forwarded within the authority means fetched.
 */
export function deliveryStateOf(events: readonly VerifiedEvent[]): DeliveryState {
  const forwarded = events.find(({ name }) => name === "forward-submission");
  return { ...endOf(events), ...(forwarded === undefined ? {} : { fetchedAt: forwarded.at }) };
}

function endOf(events: readonly VerifiedEvent[]): DeliveryState {
  const submitted = events.findIndex(({ name }) => name === "submit-submission");
  const position = events.findIndex(
    ({ name }, index) =>
      submitted >= 0 && index > submitted && (name === "accept-submission" || name === "reject-submission"),
  );
  const final = events[position];
  if (final === undefined) return { kind: "in-transit" };
  const { at, problems } = final;
  const evidence = events.slice(0, position + 1).map(({ token }) => token);
  if (final.name === "accept-submission") return { kind: "delivered", at, evidence };
  // The delivery service itself rejects for one reason: the application was not fetched for fourteen days.
  return final.by === "delivery-service"
    ? { kind: "not-fetched", at, evidence }
    : { kind: "rejected", at, problems, evidence };
}
