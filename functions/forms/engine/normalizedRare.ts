import { isRecord } from "./mutableData.ts";
import type { Normalize } from "./normalized.ts";
import { joined } from "./textOf.ts";

export const normalizedTags: Normalize = (value, { settings }) => {
  const delimiter = settings?.delimiter ?? ",";
  if (settings?.storeAs !== "array") return Array.isArray(value) ? joined(value, delimiter) : value;
  return typeof value === "string" ? value.split(delimiter).filter((tag) => tag !== "") : value;
};

export const normalizedAddress: Normalize = (value, { multiple, settings }) => {
  const chosen = !multiple && settings?.manualMode && value && !(isRecord(value) && value["mode"]);
  return chosen ? { mode: "autocomplete", address: value } : value;
};
