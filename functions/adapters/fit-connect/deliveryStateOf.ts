import type { DeliveryState } from "../../ports/AuthorityTransport.ts";
import type { VerifiedEvent } from "./securityEvent.ts";

/** The first final event decides; later ones cannot exist and change nothing. Evidence is the log up to it. */
export function deliveryStateOf(events: readonly VerifiedEvent[]): DeliveryState {
  const position = events.findIndex(
    ({ name }) => name === "accept-submission" || name === "reject-submission",
  );
  const final = events[position];
  if (final === undefined) return { kind: "in-transit" };
  const evidence = events.slice(0, position + 1).map(({ token }) => token);
  return final.name === "accept-submission"
    ? { kind: "delivered", at: final.at, evidence }
    : { kind: "rejected", at: final.at, problems: final.problems, evidence };
}
