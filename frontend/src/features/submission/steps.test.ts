import { describe, expect, it } from "vitest";
import type { Progress } from "./Progress.ts";
import { isUnfolded, runningStep, stateOfGroup, stateOfStep } from "./steps.ts";

const progress: Progress = {
  status: "SUBMITTED",
  progress: "CREATE_COVER_LETTER",
  completedSteps: ["CALCULATE_HASHES_FOR_ATTACHMENTS", "CHECK_SIGNATURES", "CREATE_MESSAGE_ID", "GET_FILES"],
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
    expect(stateOfGroup("compilingDocuments", later)).toBe("open");
    expect(stateOfGroup("processingData", later)).toBe("now");
    expect(isUnfolded("compilingDocuments", later)).toBe(true);
    expect(isUnfolded("processingData", later)).toBe(true);
  });

  it("marks the step that failed", () => {
    const failed: Progress = { ...progress, status: "SUBMIT_FAILURE", progress: "SUBMISSION_FAILURE" };
    expect(runningStep(failed)).toBe("CREATE_COVER_LETTER");
    expect(stateOfStep("CREATE_COVER_LETTER", failed)).toBe("bad");
    expect(stateOfGroup("compilingDocuments", failed)).toBe("bad");
  });
});
