/** Kinds of uncaught errors that browsers report by name; every other one is `other`. Free of zod. */
export const BROWSER_ERROR_NAMES = [
  "Error",
  "TypeError",
  "RangeError",
  "ReferenceError",
  "SyntaxError",
  "DOMException",
] as const;
