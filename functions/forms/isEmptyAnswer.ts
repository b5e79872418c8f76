import type { JsonValue } from "./JsonValue.ts";

/** Whether an answer counts as not given: nothing, empty text, an unticked box, an empty list. */
export function isEmptyAnswer(value: JsonValue | undefined): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    value === false ||
    (Array.isArray(value) && value.length === 0) ||
    (typeof value === "object" &&
      !Array.isArray(value) &&
      Object.values(value).every((item) => item === false))
  );
}
