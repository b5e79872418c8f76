import type { ApiFailure } from "../../api/ApiFailure.ts";
import { PROBLEMS } from "../../../../functions/contract/problems.ts";

const LAST_CLIENT_ERROR = 499;
const HEALING = ["upload-incomplete", "too-many-requests"];

/** Whether trying the same again by itself cannot help: the portal said no, and somebody has to do something. */
export function isLastingFailure(failure: ApiFailure): boolean {
  return (
    failure.kind === "problem" &&
    !HEALING.includes(failure.problem) &&
    PROBLEMS[failure.problem] <= LAST_CLIENT_ERROR
  );
}
