import { describe, expect, it } from "vitest";
import { deliveryStateOf, type VerifiedEvent } from "./securityEvent.ts";

function event(name: string, problems: VerifiedEvent["problems"] = []): VerifiedEvent {
  return {
    name,
    by: "authority",
    jti: name,
    at: "2026-11-20T12:00:00.000Z",
    token: `token of ${name}`,
    problems,
  };
}

const created = [event("create-submission"), event("submit-submission"), event("notify-submission")];

describe("the state of delivery", () => {
  it("is in transit until the authority has answered", () => {
    expect(deliveryStateOf([])).toEqual({ kind: "in-transit" });
    expect(deliveryStateOf(created)).toEqual({ kind: "in-transit" });
  });

  it("reports when the authority took it, which is not final", () => {
    expect(deliveryStateOf([...created, event("forward-submission")])).toEqual({
      kind: "in-transit",
      fetchedAt: "2026-11-20T12:00:00.000Z",
    });
  });

  it("is decided by the first final event, with the log up to it as evidence", () => {
    const events = [
      ...created,
      event("accept-submission"),
      event("reject-submission"),
      event("delete-submission"),
    ];
    expect(deliveryStateOf(events)).toEqual({
      kind: "delivered",
      at: "2026-11-20T12:00:00.000Z",
      evidence: [...created.map(({ token }) => token), "token of accept-submission"],
    });
  });

  it("is believed in the order of the log alone: an end before the submission is none", () => {
    const [create, submit] = created;
    const reordered = [event("accept-submission"), create!, submit!];
    expect(deliveryStateOf(reordered)).toEqual({ kind: "in-transit" });
    expect(deliveryStateOf([create!, event("accept-submission")])).toEqual({ kind: "in-transit" });
    expect(deliveryStateOf([...reordered, event("reject-submission")])).toMatchObject({ kind: "rejected" });
  });

  it("is not fetched when the delivery service itself gave it up", () => {
    const given = { ...event("reject-submission"), by: "delivery-service" as const };
    expect(deliveryStateOf([...created, given])).toMatchObject({ kind: "not-fetched" });
  });

  it("reports why the application was rejected", () => {
    const problems = [{ type: "t", title: "Fehler", detail: "Nicht lesbar" }];
    expect(deliveryStateOf([...created, event("reject-submission", problems)])).toMatchObject({
      kind: "rejected",
      problems,
    });
  });
});
