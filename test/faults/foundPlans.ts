import type { FaultPlan } from "./FaultPlan.ts";

/**
 * Plans under which an application or its copy was lost once (a refused and a late message to the mailbox), by the seed
 * that drew them then. Written out, because a seed draws others as soon as a kind of fault is added.
 */
export const FOUND_PLANS: Readonly<Record<number, FaultPlan>> = {
  46_847: {
    steps: {
      CALCULATE_HASHES_FOR_ATTACHMENTS: [
        { kind: "killed", afterCalls: 11 },
        { kind: "times-out", afterCalls: 2, awakes: "in-the-next-attempt" },
        { kind: "killed", afterCalls: 7 },
        { kind: "answered-twice" },
        { kind: "concurrent-duplicate" },
      ],
      CHECK_SIGNATURES: [{ kind: "none" }, { kind: "killed", afterCalls: 10 }, { kind: "none" }],
      GET_FILES: [
        { kind: "none" },
        { kind: "concurrent-duplicate" },
        { kind: "killed-after" },
        { kind: "answered-twice" },
      ],
      SUBMIT_DATA_TO_AUTHORITY: [{ kind: "times-out", afterCalls: 1, awakes: "concurrent-with-retry" }],
    },
    transport: [
      { call: "submit", fault: { kind: "transport-refused", cause: "refused" } },
      { call: "seal", fault: { kind: "transport-refused", cause: "refused" } },
      { call: "submit", fault: "lost-answer" },
      { call: "seal", fault: { kind: "transport-refused", cause: "refused" } },
    ],
    postbox: [
      { call: "seal", fault: { kind: "transport-refused", cause: "refused" } },
      { call: "reserve", fault: "lost-answer" },
    ],
    twoTransports: false,
  },
  52_663: {
    steps: {
      SUBMIT_DATA_TO_POSTBOX: [
        { kind: "killed-after" },
        { kind: "concurrent-duplicate" },
        { kind: "times-out", afterCalls: 8, awakes: "after-the-execution" },
        { kind: "none" },
        { kind: "answered-twice" },
      ],
    },
    transport: [
      { call: "reserve", ofSecond: true, fault: "lost-answer" },
      { call: "reserve", ofSecond: true, fault: { kind: "transport-unavailable", cause: "timeout" } },
      { call: "seal", fault: "lost-answer" },
      { call: "submit", fault: "lost-answer" },
    ],
    postbox: [
      { call: "reserve", fault: "lost-answer" },
      { call: "seal", fault: "lost-answer" },
      { call: "submit", fault: { kind: "transport-refused", cause: "refused" } },
      { call: "submit", fault: "lost-answer" },
    ],
    twoTransports: true,
  },
  305_826_878: {
    steps: {
      SEAL_DATA: [{ kind: "none" }, { kind: "answered-twice" }],
      SUBMIT_DATA_TO_AUTHORITY: [{ kind: "throws-before" }],
      SUBMIT_DATA_TO_POSTBOX: [
        { kind: "answered-twice" },
        { kind: "times-out", afterCalls: 13, awakes: "concurrent-with-retry" },
        { kind: "none" },
        { kind: "answered-twice" },
        { kind: "killed", afterCalls: 6 },
      ],
    },
    transport: [{ call: "submit", fault: "lost-answer" }],
    postbox: [
      { call: "submit", fault: { kind: "transport-refused", cause: "refused" } },
      { call: "seal", fault: "lost-answer" },
      { call: "seal", fault: { kind: "transport-unavailable", cause: "timeout" } },
      { call: "submit", fault: "lost-answer" },
    ],
    twoTransports: false,
  },
};
