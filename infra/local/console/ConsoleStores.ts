import type { LocalDetails } from "./ConsoleSources.ts";

/** What the console shows of the AWS that the portal runs on. */
export type ConsoleStores = {
  readonly tables: () => Promise<LocalDetails["tables"]>;
  readonly buckets: () => Promise<LocalDetails["buckets"]>;
  readonly executions: () => Promise<LocalDetails["executions"]>;
  readonly logs: () => Promise<LocalDetails["logs"]>;
  /** Whether its functions follow the clock of the console. */
  readonly movesClock: boolean;
};
