import { describe, expect, it } from "vitest";
import { SUBMISSION_FAILURE_REASONS } from "#domain/sending/Submitting.ts";
import { reasonOfError, stepError } from "./stepError.ts";

/** Lambda describes an error in JSON, which Step Functions hand on as the cause. */
const caught = ({ name, message }: Error): { Error: string; Cause: string } => ({
  Error: name,
  Cause: JSON.stringify({ errorType: name, errorMessage: message, trace: [] }),
});

describe("a failed step", () => {
  it.each(SUBMISSION_FAILURE_REASONS)("has one name and keeps the reason %s in its cause", (reason) => {
    const error = stepError({ kind: "permanent", reason, cause: "HTTP 400: not accepted" });
    expect([error.name, reasonOfError(caught(error))]).toEqual(["PermanentFailure", reason]);
    expect(error.message).toBe(`${reason}: HTTP 400: not accepted`);
  });

  it("has another name when a retry may help", () => {
    const error = stepError({ kind: "transient", cause: "write-conflict" });
    expect([error.name, error.message]).toEqual(["TransientFailure", "write-conflict"]);
    expect(reasonOfError(caught(error))).toBe("authority-unreachable");
  });

  it.each([
    ["a step of an earlier version", { Error: "PermanentFailure.file-missing", Cause: "{}" }, "file-missing"],
    ["a timeout", { Error: "States.Timeout" }, "unexpected"],
    ["an exception", { Error: "TypeError", Cause: '{"errorMessage":"file-missing: x"}' }, "unexpected"],
    ["a cause that is no JSON", { Error: "PermanentFailure", Cause: "cut off" }, "unexpected"],
    ["no cause", { Error: "PermanentFailure" }, "unexpected"],
  ])("gives the reason of %s", (_name, error, reason) => {
    expect(reasonOfError(error)).toBe(reason);
  });
});
