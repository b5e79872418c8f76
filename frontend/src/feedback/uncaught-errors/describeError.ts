import { BROWSER_ERROR_NAMES, POLICY_RULES } from "#contract/browserErrors.ts";
import type { BodyOf } from "#contract/operations.ts";

const PLACE = /\/assets\/([\w-]{1,60}\.js):(\d{1,6}):(\d{1,7})/;

/**
 * What may be reported of an error: its kind from a list, and the place in a file of the build. Its message is cut out of
 * the stack first, because messages can quote input.
 */
export function describeError(
  error: unknown,
): Pick<BodyOf<"reportBrowserError">, "error" | "place" | "rule"> {
  if (isBreach(error)) return describeBreach(error);
  if (!(error instanceof Error)) return { error: "other" };
  const { name, message } = error;
  const stack = (error.stack ?? "").replaceAll(message === "" ? name : message, "");
  const [, file, line, column] = PLACE.exec(stack) ?? [];
  return {
    error: BROWSER_ERROR_NAMES.find((known) => known === name) ?? "other",
    ...(file !== undefined && { place: `${file}:${line ?? "0"}:${column ?? "0"}` }),
  };
}

const isBreach = (error: unknown): error is SecurityPolicyViolationEvent =>
  error instanceof Event && error.type === "securitypolicyviolation";

/** The rule, and the place in a file of the build: addresses can hold numbers of applications. */
function describeBreach({
  effectiveDirective,
  sourceFile,
  lineNumber,
  columnNumber,
}: SecurityPolicyViolationEvent): ReturnType<typeof describeError> {
  const place = PLACE.exec(`${sourceFile}:${lineNumber.toString()}:${columnNumber.toString()}`)?.slice(1);
  return {
    error: "other",
    rule: POLICY_RULES.find((known) => known === effectiveDirective) ?? "other",
    ...(place !== undefined && { place: place.join(":") }),
  };
}
