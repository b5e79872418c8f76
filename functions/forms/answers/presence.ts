import type { JsonValue } from "../JsonValue.ts";

/** Whether anything is in an answer: a 0 is, spaces are not. A "no" counts where it is an answer. */
export function present(
  value: JsonValue | undefined,
  how: { readonly falseCounts: boolean } = { falseCounts: true },
): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === "string") return value.trim() !== "";
  if (value === false) return how.falseCounts;
  return typeof value !== "object" || Object.values(value).some((item) => present(item, how));
}

/** Of boxes only a ticked one counts. */
export function isTicked(value: JsonValue | undefined): boolean {
  return present(value, { falseCounts: false });
}

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
