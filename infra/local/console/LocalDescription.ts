import type { CounterpartyDescriptions } from "../supervisor/counterpartyDescriptions.ts";

/** What outside clients and checks need to talk to a running portal. File paths are absolute. */
export type LocalDescription = {
  readonly portal: {
    readonly url: string;
    /** What it runs with. */
    readonly settingsFile: string;
    /** What functions print, a file each. */
    readonly logsFolder: string;
  };
  readonly aws: {
    /** Which of the two homes on one machine this is. */
    readonly home: "embedded" | "localstack";
    readonly endpoint: string;
    readonly region: string;
    /** No secret: the endpoint is reached from this machine only. */
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly tables: readonly string[];
    readonly buckets: readonly string[];
    /** ARNs */
    readonly stateMachines: readonly string[];
  };
  /** ISO 8601, by the moved clock. */
  readonly clock: { readonly now: string };
  readonly identity: {
    readonly providers: readonly {
      readonly id: string;
      readonly issuer: string;
      readonly accounts: readonly {
        readonly user: string;
        readonly password: string;
        readonly level: string;
      }[];
      /** What it can be told to do wrong, besides "none"; by `POST /__local/faults` under its name. */
      readonly mishaps: readonly string[];
      /** Name of the counterparty for `POST /__local/faults`. */
      readonly counterparty: string;
    }[];
  };
  readonly fitConnect: CounterpartyDescriptions["fitConnect"];
  readonly xta: CounterpartyDescriptions["xta"];
  readonly payment: CounterpartyDescriptions["payment"];
};
