import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Answer } from "./http.ts";

/** Something that goes wrong on order of the console. */
export interface Fault {
  readonly kind: string;
  /** How many requests it still hits; without it, all until `none`. */
  readonly times?: number | undefined;
}

/** A fault that hits a request. */
export type Hit<Ordered extends Fault> = Ordered & {
  /** Ends what the fault holds back, as soon as another or none is ordered. */
  readonly replaced: AbortSignal;
};

export interface Faults<Ordered extends Fault> {
  /** One fault at a time: the next one replaces it, `none` takes it away. */
  readonly set: (fault: Ordered) => void;
  /** The fault that hits this request, counted. */
  readonly take: (hits: (fault: Ordered) => boolean) => Hit<Ordered> | undefined;
  /** The fault without counting. */
  readonly current: () => Ordered | undefined;
}

export function createFaults<Ordered extends Fault>(): Faults<Ordered> {
  let set: { readonly fault: Ordered; left: number } | undefined;
  let replacing = new AbortController();
  return {
    set: (fault) => {
      replacing.abort();
      replacing = new AbortController();
      set = fault.kind === "none" ? undefined : { fault, left: fault.times ?? Number.POSITIVE_INFINITY };
    },
    take: (hits) => {
      if (set === undefined || set.left <= 0 || !hits(set.fault)) return undefined;
      set.left -= 1;
      return { ...set.fault, replaced: replacing.signal };
    },
    current: () => set?.fault,
  };
}

/** Faults that can be ordered. `times` counts the requests they still hit; without it they last until "none". */
export function faultSchema<const Kind extends string>(
  kinds: readonly Kind[],
): z.ZodObject<{ kind: z.ZodType<Kind | "none">; times: z.ZodOptional<z.ZodNumber> }> {
  return z.object({
    kind: z.enum([...kinds, "none"]),
    times: z.number().int().positive().optional(),
  });
}

/** The answer after a pause, without a connection, or twice, where a fault says so; else as it is. */
export async function throughFault(
  fault: Hit<Fault & { readonly delayMilliseconds: number }> | undefined,
  answer: () => Answer | Promise<Answer>,
): Promise<Answer | undefined> {
  if (fault?.kind === "slow")
    await wait(fault.delayMilliseconds, undefined, { signal: fault.replaced }).catch(() => undefined);
  const answered = await answer();
  if (fault?.kind === "drop-answer") return undefined;
  return fault?.kind === "answer-twice" ? { ...answered, twice: true } : answered;
}
