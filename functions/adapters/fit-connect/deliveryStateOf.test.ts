import { describe, expect, it } from "vitest";
import { deliveryStateOf } from "./deliveryStateOf.ts";
import type { VerifiedEvent } from "./securityEvent.ts";

function event(name: string, problems: VerifiedEvent["problems"] = []): VerifiedEvent {
  return { name, jti: name, at: "2026-11-20T12:00:00.000Z", token: `token of ${name}`, problems };
}

const created = [event("create-submission"), event("submit-submission"), event("notify-submission")];

describe("the state of delivery", () => {
  it("is in transit until the authority has answered", () => {
    expect(deliveryStateOf([])).toEqual({ kind: "in-transit" });
    expect(deliveryStateOf([...created, event("forward-submission")])).toEqual({ kind: "in-transit" });
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

  it("tells why the application was rejected", () => {
    const problems = [{ title: "Fehler", detail: "Nicht lesbar" }];
    expect(deliveryStateOf([...created, event("reject-submission", problems)])).toMatchObject({
      kind: "rejected",
      problems,
    });
  });
});
