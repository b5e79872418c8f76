import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import type { FaultyState, StepFault, TransportFault } from "./FaultPlan.ts";

/** As often as a state is tried at most (`submit-process.asl.json`). */
const TRIES = 4;
const always = (fault: StepFault, times = TRIES): readonly StepFault[] =>
  Array.from({ length: times }, () => fault);

export const STATES: readonly FaultyState[] = [...SUBMIT_STEPS, "SUBMISSION_FAILURE"];

/** Most calls of stores and transports that a step makes, and so the latest moment at which it can die. */
export const MOST_CALLS = 16;

/** What the calls of one step meet, by a name for the table. */
export const STEP_FAULTS: Readonly<Record<string, readonly StepFault[]>> = {
  "throws once": [{ kind: "throws-before" }],
  "throws always": always({ kind: "throws-before" }, 9),
  "times out": [{ kind: "times-out", afterCalls: 0, awakes: "after-the-execution" }],
  "times out midway": [{ kind: "times-out", afterCalls: 2, awakes: "concurrent-with-retry" }],
  "killed after": [{ kind: "killed-after" }],
  "killed always": always({ kind: "killed-after" }, 9),
  "answered twice": [{ kind: "answered-twice" }],
  "concurrent duplicate": [{ kind: "concurrent-duplicate" }],
};

const UNAVAILABLE = { kind: "transport-unavailable", cause: "timeout" } as const;
const REFUSED = { kind: "transport-refused", cause: "refused" } as const;
const of = (
  call: TransportFault["call"],
  fault: TransportFault["fault"],
  times = 1,
): readonly TransportFault[] => Array.from({ length: times }, () => ({ call, fault }));

/** What the transport does, or the mailbox service, by a name. */
export const TRANSPORT_FAULTS: Readonly<Record<string, readonly TransportFault[]>> = {
  "nothing wrong": [],
  "seal unavailable": of("seal", UNAVAILABLE),
  "seal refused": of("seal", REFUSED),
  "reserve unavailable": of("reserve", UNAVAILABLE),
  "reserve refused": of("reserve", REFUSED),
  "reserve answer lost": of("reserve", "lost-answer"),
  "submit unavailable": of("submit", UNAVAILABLE),
  "submit unavailable always": of("submit", UNAVAILABLE, TRIES),
  "submit refused": of("submit", REFUSED),
  "submit reservation lost": of("submit", { kind: "reservation-lost" }),
  "submit answer lost": of("submit", "lost-answer"),
  "submit answer lost always": of("submit", "lost-answer", TRIES),
};
