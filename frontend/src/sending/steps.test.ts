import { describe, expect, it } from "vitest";
import { SUBMIT_STEP_GROUPS, SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import {
  failureReason,
  secondsLeft,
  type Progress,
  isUnfolded,
  runningStep,
  stateOfGroup,
  stateOfStep,
} from "./steps.ts";

const progress: Progress = {
  status: "SUBMITTED",
  isEditable: false,
  progress: "CREATE_COVER_LETTER",
  completedSteps: SUBMIT_STEPS.slice(0, SUBMIT_STEPS.indexOf("CREATE_COVER_LETTER")),
  attempt: 1,
  failureReason: null,
  infectedFiles: [],
  transferTicketNumber: null,
  submittedAt: null,
  resultsAvailableUntil: null,
  postbox: "none",
};

describe("what the sending screen shows", () => {
  it("shows the group of the running step as running, although its steps do not follow one another", () => {
    expect(stateOfGroup("checkingFiles", progress)).toBe("done");
    expect(stateOfGroup("preparingData", progress)).toBe("done");
    expect(stateOfGroup("compilingDocuments", progress)).toBe("now");
    expect(stateOfGroup("processingData", progress)).toBe("open");
    expect(isUnfolded("processingData", progress)).toBe(false);
    expect(isUnfolded("checkingFiles", progress)).toBe(false);
  });

  it("counts a group as done only when all its steps are", () => {
    const later: Progress = {
      ...progress,
      progress: "SEAL_DATA",
      completedSteps: [
        ...progress.completedSteps,
        "CREATE_COVER_LETTER",
        "CREATE_RECEIPT",
        "CREATE_PROTOCOL",
      ],
    };
    expect(stateOfGroup("compilingDocuments", later)).toBe("begun");
    expect(stateOfGroup("processingData", later)).toBe("now");
    expect(isUnfolded("compilingDocuments", later)).toBe(true);
    expect(isUnfolded("processingData", later)).toBe(true);
  });

  it("never shows a group as open that was at work before, whatever comes first", () => {
    const order = { open: 0, now: 1, bad: 1, begun: 1, done: 2 } as const;
    for (const { group } of SUBMIT_STEP_GROUPS) {
      const states = [...SUBMIT_STEPS.keys()].map((done) =>
        stateOfGroup(group, {
          ...progress,
          progress: SUBMIT_STEPS[done] ?? null,
          completedSteps: SUBMIT_STEPS.slice(0, done),
        }),
      );
      const ranks = states.map((state) => order[state]);
      expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    }
  });

  it("marks the step that failed", () => {
    const failed: Progress = { ...progress, status: "SUBMIT_FAILURE", progress: "SUBMISSION_FAILURE" };
    expect(runningStep(failed)).toBe("CREATE_COVER_LETTER");
    expect(stateOfStep("CREATE_COVER_LETTER", failed)).toBe("bad");
    expect(stateOfGroup("compilingDocuments", failed)).toBe("bad");
  });

  it("says of the authority only what the step that hands over to it met", () => {
    const reasonAfter = (done: number, reason: Progress["failureReason"]) =>
      failureReason({
        ...progress,
        status: "SUBMIT_FAILURE",
        progress: "SUBMISSION_FAILURE",
        completedSteps: SUBMIT_STEPS.slice(0, done),
        failureReason: reason,
      });
    const sealing = SUBMIT_STEPS.indexOf("SEAL_DATA");
    expect(reasonAfter(sealing + 1, "authority-refused")).toBe("authority-refused");
    expect(reasonAfter(sealing, "authority-refused")).toBe("not-sealed");
    expect(reasonAfter(sealing, "authority-unreachable")).toBe("not-sealed");
    expect(reasonAfter(0, "authority-unreachable")).toBe("unexpected");
    expect(reasonAfter(0, "file-missing")).toBe("file-missing");
  });
});

it("never shows more time for downloading than ten minutes, nor less than none", () => {
  const now = Date.parse("2026-11-24T12:00:00.000Z");
  const left = (end: string) => secondsLeft(Date.parse(end), now);
  expect(left("2026-11-24T12:10:01.400Z")).toBe(600);
  expect(left("2026-11-24T12:09:59.000Z")).toBe(599);
  expect(left("2026-11-24T11:59:59.000Z")).toBe(0);
});
