import type { OutgoingHttpHeader } from "node:http";
import type { BehaviourResource } from "../template/DistributionResource.ts";

/** An answer as it is given again. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>;
  readonly body: Buffer;
}

export interface KeptErrors {
  readonly find: (key: string) => KeptAnswer | undefined;
  readonly keep: (key: string, answer: KeptAnswer & { readonly seconds: number }) => void;
}

/** CloudFront, "How CloudFront processes HTTP 4xx and 5xx status codes from your origin". */
const KEPT = [404, 410, 414, 500, 501, 502, 503, 504];
const KEPT_WITH_AGE = [400, 403, 405, 412, 415];
/** "Control how long CloudFront caches errors": of these alone it heeds that they shall not be kept. */
const HEEDED = [404, 410, 414, 501];
const DEFAULT_SECONDS = 10;
const MOST = 1_000;

/** For how long CloudFront gives an error of an origin to whoever asks next. */
export function secondsKept(
  { status, cacheControl }: { readonly status: number; readonly cacheControl: string },
  {
    behaviour,
    errorSeconds,
  }: { readonly behaviour: BehaviourResource; readonly errorSeconds: ReadonlyMap<number, number> },
): number {
  const { maximum } = behaviour.cache;
  // A policy that keeps nothing keeps no error either.
  if (maximum === 0) return 0;
  const age = /s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? /max-age=(\d+)/.exec(cacheControl)?.[1];
  const isKept = age === undefined ? KEPT.includes(status) : [...KEPT, ...KEPT_WITH_AGE].includes(status);
  if (!isKept) return 0;
  if (HEEDED.includes(status) && /no-store|no-cache|private/.test(cacheControl)) return 0;
  // Errors of a bucket are kept for a second even where the template says zero.
  const least = Math.max(
    errorSeconds.get(status) ?? DEFAULT_SECONDS,
    behaviour.origin.kind === "pages" ? 1 : 0,
  );
  return Math.max(least, Math.min(Number(age ?? 0), maximum));
}

/** Errors that are given again until their time is over, the newest thousand. */
export function createKeptErrors(): KeptErrors {
  const kept = new Map<
    string,
    { readonly answer: KeptAnswer; readonly since: number; readonly until: number }
  >();
  return {
    find: (key) => {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      if (Date.now() >= found.until) {
        kept.delete(key);
        return undefined;
      }
      const { status, headers, body } = found.answer;
      const age = Math.floor((Date.now() - found.since) / 1_000);
      return { status, headers: { ...headers, age, "x-cache": "Error from cloudfront" }, body };
    },
    keep: (key, { seconds, ...answer }) => {
      if (seconds === 0) return;
      const since = Date.now();
      kept.set(key, { answer, since, until: since + seconds * 1_000 });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
  };
}
