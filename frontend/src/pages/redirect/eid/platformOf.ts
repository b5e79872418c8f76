import type { Platform } from "./eidClientWatch.ts";

/** What kind of device this is, as far as it matters for the eID client. */
export function platformOf(device: {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}): Platform {
  const { userAgent, maxTouchPoints } = device;
  // Tablets of Apple say that they are computers.
  const isTablet = userAgent.includes("Macintosh") && maxTouchPoints > 1;
  if (isTablet || /Android|iPhone|iPad|iPod/.test(userAgent)) return "mobile";
  return /Safari\//.test(userAgent) && !/Chrom|Edg|Firefox/.test(userAgent) ? "safari" : "other";
}
