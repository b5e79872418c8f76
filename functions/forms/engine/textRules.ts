import type { RuleCheck } from "./RuleUse.ts";

/** Longer texts are no addresses; the bound keeps the work of the patterns small. */
export const MAX_ADDRESS = 2000;
export const EMAIL =
  /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|".+")@(?:\[\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\]|(?:[a-zA-Z\d-]+\.)+[a-zA-Z]{2,})$/;

export const email: RuleCheck = (value) =>
  typeof value === "string" && value !== "" && (value.length > MAX_ADDRESS || !EMAIL.test(value));

export const date: RuleCheck = (value) =>
  Boolean(value) &&
  // Years have four digits: Form.io would take 0091.
  (typeof value !== "string" || Number.isNaN(Date.parse(value)) || /^0\d{3}\b/.test(value));
