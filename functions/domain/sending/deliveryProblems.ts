/** Why an authority's side did not take an application, as far as it changes what the person should do. Free of zod. */
export const DELIVERY_PROBLEM_KINDS = [
  "notFetched",
  "file",
  "content",
  "service",
  "technical",
  "other",
] as const;
export type DeliveryProblemKind = (typeof DELIVERY_PROBLEM_KINDS)[number];

/** Our own type: the application was not fetched in time and could not be sent again. */
export const NOT_FETCHED = "urn:recognition-portal:delivery:not-fetched";

const FIT_CONNECT_PREFIX = "https://schema.fitko.de/fit-connect/events/problems/";

/** Problem types of FIT-Connect by their last part. The list is open. */
const KINDS: Readonly<Record<string, DeliveryProblemKind>> = {
  "hash-mismatch": "file",
  "missing-attachment": "file",
  "attachments-mismatch": "file",
  "missing-data": "content",
  "syntax-violation": "content",
  "schema-violation": "content",
  "missing-schema": "content",
  "unsupported-schema": "content",
  "data-schema-violation": "content",
  "unsupported-service": "service",
  "service-mismatch": "service",
  "encryption-issue": "technical",
  "incorrect-authentication-tag": "technical",
  "missing-authentication-tags": "technical",
  "invalid-event-log": "technical",
  "unsupported-reply-channel": "technical",
  "technical-error": "technical",
};

export function deliveryProblemKind(type: string): DeliveryProblemKind {
  if (type === NOT_FETCHED) return "notFetched";
  if (!type.startsWith(FIT_CONNECT_PREFIX)) return "other";
  const name = type.slice(FIT_CONNECT_PREFIX.length).split("/").at(-1) ?? "";
  return Object.hasOwn(KINDS, name) ? (KINDS[name] ?? "other") : "other";
}
