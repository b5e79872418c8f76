import type { Amounts, Usage, UsageLine, UsedOperation } from "./UsageLine.ts";

export type UsageMeter = {
  /** Once, when nothing else is said. */
  readonly count: (used: UsedOperation, amounts?: Partial<Amounts>) => void;
  readonly usage: () => Usage;
};

/** Adds up what is used of the embedded stack, for what it would cost on AWS. */
export function createUsageMeter(): UsageMeter {
  const since = new Date().toISOString();
  const lines = new Map<string, UsageLine>();
  return {
    count: ({ service, operation, by }, amounts = {}) => {
      const key = [service, operation, by].join(" ");
      const before = lines.get(key);
      const { count = 1, bytesIn = 0, bytesOut = 0, milliseconds = 0, units = 0 } = amounts;
      lines.set(key, {
        service,
        operation,
        by,
        count: (before?.count ?? 0) + count,
        bytesIn: (before?.bytesIn ?? 0) + bytesIn,
        bytesOut: (before?.bytesOut ?? 0) + bytesOut,
        milliseconds: (before?.milliseconds ?? 0) + milliseconds,
        units: (before?.units ?? 0) + units,
      });
    },
    usage: () => ({ since, lines: [...lines.values()] }),
  };
}
