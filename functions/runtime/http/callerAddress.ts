import type { ApiEvent } from "./ApiEvent.ts";

/**
 * Where a call comes from. The distribution appends the caller to `X-Forwarded-For` and the gateway the distribution, so
 * the last but one is the caller and what stands before it is what the caller wrote. Used for counting only.
 */
export function callerAddress({ headers, requestContext }: ApiEvent): string {
  const hops = (headers["x-forwarded-for"] ?? "").split(",").map((hop) => hop.trim());
  return hops.at(-2) ?? requestContext.identity?.sourceIp ?? "";
}
