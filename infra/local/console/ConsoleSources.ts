import type { LocalDescription } from "./LocalDescription.ts";
import type { Result } from "../../../functions/domain/result.ts";
import type { Usage } from "../usage/UsageLine.ts";

export type FaultFailure =
  { readonly kind: "unknown-counterparty" } | { readonly kind: "fault-refused"; readonly reason: string };

/** What the page shows beyond the stable description: what happened last. */
export type LocalDetails = {
  readonly counterparties: readonly {
    readonly name: string;
    readonly address: string;
    readonly mishaps: readonly string[];
    /** Newest requests: time, method, path, status. */
    readonly journal: readonly unknown[];
  }[];
  readonly accounts: readonly {
    readonly provider: string;
    readonly user: string;
    readonly password: string;
    readonly level: string;
    readonly name: string;
  }[];
  readonly tables: readonly { readonly name: string; readonly items: number }[];
  readonly buckets: readonly { readonly name: string; readonly objects: number; readonly bytes: number }[];
  readonly executions: readonly {
    readonly name: string;
    readonly machine: string;
    readonly status: string;
    readonly state: string;
    readonly startedAt: string;
    readonly error: string;
  }[];
  readonly logs: readonly { readonly functionName: string; readonly line: string }[];
};

/** Where the console gets what it shows and whom it tells what to do. */
export type ConsoleSources = {
  readonly describe: () => LocalDescription;
  readonly details: () => Promise<LocalDetails>;
  /** Where the portal's AWS follows a moved clock. */
  readonly advanceClock?: (seconds: number) => Promise<void>;
  /** What has been used since the start, where the portal's AWS counts it. */
  readonly usage?: () => Usage;
  readonly setFault: (counterparty: string, fault: unknown) => Promise<Result<undefined, FaultFailure>>;
};
