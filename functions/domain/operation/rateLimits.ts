/**
 * How often a public operation may be called in ten minutes: by one network, and by all callers together, or, where one
 * caller could use that up for all others, by the networks around it instead.
 */
export interface RateLimit {
  readonly name: "feedback" | "browser-errors" | "blank-forms" | "deletion-certificates" | "anonymous-starts";
  readonly ofAddress: number;
  readonly beyond: { readonly ofAll: number } | { readonly ofSurroundings: number };
}

export const RATE_LIMIT_SECONDS = 600;

/** Advice centres share an address, so one address is not one person. */
export const FEEDBACK_LIMIT: RateLimit = { name: "feedback", ofAddress: 10, beyond: { ofAll: 300 } };
/** Forms that are drawn anew; one that is there already costs nothing. */
export const BLANK_FORM_LIMIT: RateLimit = { name: "blank-forms", ofAddress: 20, beyond: { ofAll: 300 } };
export const DELETION_CERTIFICATE_LIMIT: RateLimit = {
  name: "deletion-certificates",
  ofAddress: 30,
  beyond: { ofAll: 600 },
};
export const BROWSER_ERROR_LIMIT: RateLimit = {
  name: "browser-errors",
  ofAddress: 20,
  beyond: { ofAll: 600 },
};

/**
 * Applications begun without an account. An attacker has thousands of IPv6 networks, but all of them in one place: its
 * surroundings may begin ten times as many as one network, and no limit holds for everybody.
 */
export const anonymousStarts = (ofAddress: number): RateLimit => ({
  name: "anonymous-starts",
  ofAddress,
  beyond: { ofSurroundings: 10 * ofAddress },
});

/** What one household or office has: an IPv6 address is one of very many that the same line may use. */
export function networkOf(address: string): string {
  return address.includes(":") ? groupsOf(address, 4) : address;
}

/** What a provider gives to one customer at most: `/48` of IPv6; `/24` of IPv4, the smallest that is announced. */
export function surroundingsOf(address: string): string {
  return address.includes(":") ? groupsOf(address, 3) : address.split(".").slice(0, 3).join(".");
}

function groupsOf(address: string, count: number): string {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter((group) => group !== "");
  const right = (tail ?? "").split(":").filter((group) => group !== "");
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: gap }, () => "0"), ...right];
  return groups
    .slice(0, count)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}

/** Limits of feedback and of what browsers report. Free of zod: browser and legal pages use the same numbers. */
export const FEEDBACK_MAX_CHARACTERS = 4000;
/** The log of feedback is kept for 90 days (specification §9). */
export const FEEDBACK_RETENTION_DAYS = 90;
