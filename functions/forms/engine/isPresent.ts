import type { AnswerComponent } from "../CompiledForm.ts";
import type { JsonValue } from "../JsonValue.ts";
import { isRecord } from "./mutableData.ts";

/**
 * Whether an answer satisfies `required` (`@formio/core` 2.8, `componentHasValue`): a 0 does, spaces do not, an unticked
 * box does not, a "no" of other types does.
 */
export function isPresent(component: AnswerComponent, value: JsonValue | undefined): boolean {
  if (component.kind === "grid") return hasRow(value);
  if (component.kind === "container") return present(value, { falseCounts: true });
  const { type } = component;
  if (component.settings?.masks !== undefined && isRecord(value))
    return present(value["value"], { falseCounts: true });
  if (type === "address") return isAddress(value);
  if (type === "datamap")
    return isRecord(value) ? Object.keys(value).length > 0 : present(value, { falseCounts: true });
  if (type === "day" && value === "00/00/0000") return false;
  return present(value, { falseCounts: type !== "checkbox" && type !== "selectboxes" });
}

function present(value: JsonValue | undefined, how: { readonly falseCounts: boolean }): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === "string") return value.trim() !== "";
  if (value === false) return how.falseCounts;
  return typeof value !== "object" || Object.values(value).some((item) => present(item, how));
}

/** A row counts when something in it does; empty rows between others are null. */
function hasRow(value: JsonValue | undefined): boolean {
  if (!Array.isArray(value)) return present(value, { falseCounts: true });
  const rows = value.filter((row) => row !== null);
  return rows.every(isRecord) ? rows.some((row) => Object.values(row).some(counts)) : rows.some(counts);
}

function counts(value: JsonValue): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
  return typeof value === "number" ? !Number.isNaN(value) : Boolean(value);
}

function isAddress(value: JsonValue | undefined): boolean {
  if (!isRecord(value)) return present(value, { falseCounts: true });
  const { mode, address } = value;
  if (mode && isRecord(address)) {
    const lines = Object.entries(address);
    return lines.length > 0 && lines.every(([line, text]) => line === "address2" || Boolean(text));
  }
  return Object.keys(value).length > 0;
}
