import type { Awakening, FaultPlan, PostboxFault, StepFault, TransportFault } from "./FaultPlan.ts";
import { MOST_CALLS, STATES } from "./matrix.ts";

const AWAKENINGS: readonly Awakening[] = [
  "concurrent-with-retry",
  "after-the-execution",
  "in-the-next-attempt",
];
const CALLS: readonly TransportFault["call"][] = ["seal", "reserve", "submit"];
const STARTS: readonly NonNullable<FaultPlan["start"]>[] = [
  "killed-before-start",
  "killed-after-start",
  "unavailable",
];

/** Any combination of faults, the same for the same numbers. */
export function randomPlan(random: () => number): FaultPlan {
  const below = (end: number): number => Math.floor(random() * end);
  const one = <Value>(values: readonly [Value, ...Value[]] | readonly Value[], fallback: Value): Value =>
    values[below(values.length)] ?? fallback;
  const stepFault = (): StepFault => {
    const afterCalls = below(MOST_CALLS + 1);
    return one<StepFault>(
      [
        { kind: "none" },
        { kind: "throws-before" },
        { kind: "killed", afterCalls },
        { kind: "killed-after" },
        { kind: "times-out", afterCalls, awakes: one(AWAKENINGS, "after-the-execution") },
        { kind: "answered-twice" },
        { kind: "concurrent-duplicate" },
      ],
      { kind: "none" },
    );
  };
  const transportFault = (): TransportFault => {
    const call = one(CALLS, "submit");
    return {
      call,
      ...(random() < 0.3 ? { ofSecond: true } : {}),
      fault: one<TransportFault["fault"]>(
        [
          "lost-answer",
          "lost-answer",
          { kind: "transport-unavailable", cause: "timeout" },
          { kind: "transport-refused", cause: "refused" },
          ...(call === "submit" ? [{ kind: "reservation-lost" } as const] : []),
        ],
        "lost-answer",
      ),
    };
  };
  const several = <Value>(most: number, make: () => Value): Value[] =>
    Array.from({ length: below(most + 1) }, make);
  const postboxFault = (): PostboxFault => {
    const call = one(CALLS, "submit");
    const faults: readonly PostboxFault["fault"][] = [
      "lost-answer",
      "lost-answer",
      { kind: "transport-unavailable", cause: "timeout" },
      { kind: "transport-refused", cause: "refused" },
      ...(call === "submit" ? [{ kind: "reservation-lost" } as const] : []),
    ];
    return { call, fault: one(faults, "lost-answer") };
  };
  const chosen = STATES.filter(() => random() < 0.3);
  return {
    steps: Object.fromEntries(chosen.map((state) => [state, several(5, stepFault)])),
    transport: several(5, transportFault),
    postbox: several(5, postboxFault),
    twoTransports: random() < 0.3,
    ...(random() < 0.2 ? { start: one(STARTS, "unavailable") } : {}),
    ...(random() < 0.15 ? { executionEndsAt: one(STATES, "SAVE_SUBMISSION") } : {}),
  };
}
