import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROCESS_STATUSES } from "./ProcessStatus.ts";
import { nextStatus, TRANSITIONS, type Transition } from "./transitions.ts";

const moves = fc.constantFrom<Transition>(
  ...Object.keys(TRANSITIONS).filter((name): name is Transition => name in TRANSITIONS),
);

describe("transitions of a process", () => {
  it("never leave the submitted status except by a failed transfer or before anything is sealed", () => {
    for (const [transition, { from }] of Object.entries(TRANSITIONS)) {
      if (transition === "failSubmission" || transition === "giveBack") continue;
      const allowed: readonly string[] = from;
      expect(allowed).not.toContain("SUBMITTED");
    }
  });

  it("never reach PAID without a pending payment, whatever is tried in whatever order", () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 30 }), (tries) => {
        let status: (typeof PROCESS_STATUSES)[number] = "CREATED";
        let pendingSeen = false;
        for (const move of tries) {
          const next = nextStatus(status, move);
          if (!next.ok) continue;
          pendingSeen ||= next.value === "PAYMENT_PENDING";
          status = next.value;
          expect([status, pendingSeen]).not.toEqual(["PAID", false]);
        }
        expect(PROCESS_STATUSES).toContain(status);
      }),
    );
  });

  it("refuses a second submission while the first one is running", () => {
    expect(nextStatus("SUBMITTED", "submit")).toEqual({
      ok: false,
      failure: { kind: "illegal-transition", status: "SUBMITTED", transition: "submit" },
    });
  });

  it("reaches every status from a new process", () => {
    const reached = new Set<string>(["CREATED"]);
    for (let round = 0; round < PROCESS_STATUSES.length; round += 1) {
      for (const { from, to } of Object.values(TRANSITIONS)) {
        if (from.some((status) => reached.has(status))) reached.add(to);
      }
    }
    expect([...reached].sort()).toEqual([...PROCESS_STATUSES].sort());
  });
});
