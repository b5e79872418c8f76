import { EMAIL, MAX_ADDRESS } from "./textRules.ts";
import type { RuleCheck } from "./RuleUse.ts";

/** One name between dots: begins and ends with a letter or number. */
const NAME = "[a-z\\u00a1-\\uffff\\d](?:[a-z\\u00a1-\\uffff\\d-]*[a-z\\u00a1-\\uffff\\d])?";
const TOP = "\\.[a-z\\u00a1-\\uffff]{2,}";
const USER = "(?:\\S+@)?";
/** No addresses of private networks. */
const PUBLIC =
  "(?!(?:10|127)(?:\\.\\d{1,3}){3})(?!(?:169\\.254|192\\.168)(?:\\.\\d{1,3}){2})(?!172\\.(?:1[6-9]|2\\d|3[01])(?:\\.\\d{1,3}){2})" +
  "(?:[1-9]\\d?|1\\d\\d|2[01]\\d|22[0-3])(?:\\.(?:1?\\d{1,2}|2[0-4]\\d|25[0-5])){2}\\.(?:[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-4])";
const REST = "(?::\\d{2,5})?(?:[/?#]\\S*)?$";
const NAMES = `${NAME}(?:\\.${NAME})*`;
const URL_PATTERN = new RegExp(`^(?:(?:(?:https?|ftp):)?//)?${USER}(?:${PUBLIC}|${NAMES}${TOP})${REST}`, "i");
/** With a scheme the name needs no top-level domain. */
const URL_WITH_SCHEME = new RegExp(`^(?:https?|ftp)://${USER}(?:${PUBLIC}|${NAMES}(?:${TOP})?)${REST}`, "i");

export const url: RuleCheck = (value) => {
  if (!value) return false;
  if (typeof value !== "string" || value.length > MAX_ADDRESS) return true;
  return !(URL_PATTERN.test(value) || URL_WITH_SCHEME.test(value)) || EMAIL.test(value);
};
