import type { DeliveryState } from "../../ports/AuthorityTransport.ts";
import type { VerifiedEvent } from "./securityEvent.ts";

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
  // The delivery service itself rejects for one reason: nobody fetched the application for fourteen days.
  return final.by === "delivery-service"
    ? { kind: "not-fetched", at, evidence }
    : { kind: "rejected", at, problems, evidence };
}
