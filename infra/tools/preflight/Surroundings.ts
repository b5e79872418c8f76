import type { STSClientConfig } from "@aws-sdk/client-sts";

/** What a client of AWS is made with; credentials of the environment where none are named. */
export type ClientSettings = Pick<STSClientConfig, "credentials" | "endpoint" | "requestHandler"> & {
  readonly region: string;
};

export interface Surroundings {
  /** For all clients. */
  readonly client: Omit<ClientSettings, "region">;
  /** Asks the public name servers. */
  readonly lookUp: {
    readonly hostPointsTo: (host: string) => Promise<readonly string[]>;
    readonly issuersOf: (host: string) => Promise<readonly string[]>;
  };
}
