import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { ORIGIN_HEADER } from "#contract/limits.ts";
import type { ApiEvent } from "./ApiEvent.ts";

/** What CloudFront adds to every call, and the words before it, which hold until CloudFront has the new one. */
export const originWordsSchema = z.object({
  word: z.string().min(32),
  before: z.array(z.string().min(32)),
});
export type OriginWords = z.infer<typeof originWordsSchema>;

/**
 * Whether a call came through CloudFront and its filter. The address of the gateway is public: without this, it would
 * be a way around the filter (infra/README.md).
 */
export function cameThroughCloudFront({ headers }: ApiEvent, { word, before }: OriginWords): boolean {
  const said = headers[ORIGIN_HEADER] ?? "";
  return [word, ...before].some((known) => equalText(known, said));
}

/** Compares without telling by its time how much is equal. Empty texts equal nothing. */
export function equalText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length > 0 && left.length === right.length && timingSafeEqual(left, right);
}
