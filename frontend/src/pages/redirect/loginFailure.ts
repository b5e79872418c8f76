import type { ApiFailure } from "#ui/api/ApiFailure.ts";

/** Why a sign-in came to nothing, as `login=` of the page's address says it. */
const LOGIN_FAILURES = [
  "login-cancelled",
  "trust-level-too-low",
  "account-blocked",
  "account-incomplete",
  "identity-provider-unavailable",
  "login-unknown",
  "login-refused",
] as const;
/** What `cause=` adds to a refusal. */
const REFUSALS = { time: "login-late", clock: "login-clock", algorithm: "login-weak" } as const;
export type LoginFailure = (typeof LOGIN_FAILURES)[number] | (typeof REFUSALS)[keyof typeof REFUSALS];

/** What the address says; an unknown word is a refusal. */
export function loginFailureOf(word: string, cause: string | null): LoginFailure {
  const failure = LOGIN_FAILURES.find((known) => known === word) ?? "login-refused";
  if (failure !== "login-refused") return failure;
  if (cause === "time" || cause === "clock" || cause === "algorithm") return REFUSALS[cause];
  return failure;
}

/** What support finds the sign-in by, if the address names one. An address can be forged. */
export function referenceOf(text: string | null): string | undefined {
  return text !== null && /^[0-9A-HJKMNP-TV-Z]{8}$/.test(text) ? text : undefined;
}

/** Why a sign-in could not even begin. */
export function startFailureOf(failure: ApiFailure): LoginFailure {
  if (failure.kind === "offline") return "identity-provider-unavailable";
  if (failure.kind !== "problem") return "login-refused";
  switch (failure.problem) {
    case "identity-provider-unavailable":
    case "trust-level-too-low":
      return failure.problem;
    // Other terms than those accepted a moment ago: they are asked again.
    case "terms-not-accepted":
      return "login-unknown";
    default:
      return "login-refused";
  }
}

/** A moment that the address names, or undefined when it is none. */
export function momentOf(text: string | null): string | undefined {
  return text !== null && /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;
}
