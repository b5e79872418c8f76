/** Kinds of uncaught errors that browsers report by name; every other one is `other`. Free of zod. */
export const BROWSER_ERROR_NAMES = [
  "Error",
  "TypeError",
  "RangeError",
  "ReferenceError",
  "SyntaxError",
  "DOMException",
] as const;

/** Which rule of the content security policy was broken (`securityHeaders.ts`); every other one is `other`. */
export const POLICY_RULES = [
  "default-src",
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "font-src",
  "media-src",
  "connect-src",
  "form-action",
  "base-uri",
  "frame-ancestors",
  "require-trusted-types-for",
  "trusted-types",
] as const;
