import { type ApiFailure, isProblem } from "../../api/ApiFailure.ts";

/** Why the server does not want a file; undefined when it may want it later. */
export function refusalOf(failure: ApiFailure): string | undefined {
  if (isProblem(failure, "uploads-too-large")) return "too-large";
  if (isProblem(failure, "storage-used-up")) return "no-room";
  return failure.kind === "problem" && failure.problem === "upload-refused"
    ? (failure.details.refusal ?? "unreadable")
    : undefined;
}
