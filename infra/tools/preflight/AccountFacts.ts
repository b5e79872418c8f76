import type { Result } from "#domain/result.ts";

/** What AWS or the name servers answered, or why they did not. */
export type Seen<Value> = Result<Value, string>;

export interface DeployedStack {
  readonly name: string;
  /** As CloudFormation says it, for example `UPDATE_COMPLETE`. */
  readonly status: string;
  readonly outputs: Readonly<Record<string, string>>;
}

export interface CertificateFacts {
  readonly status: string;
  /** Hosts that it is for, with wildcards. */
  readonly hosts: readonly string[];
  readonly endsOn: string | undefined;
  /** `AMAZON_ISSUED`, `IMPORTED` or `PRIVATE`. */
  readonly type: string;
}

export interface Quota {
  readonly service: string;
  readonly region: string;
  readonly code: string;
  readonly name: string;
  readonly value: number;
}

export interface TrailFacts {
  readonly name: string;
  readonly isLogging: boolean;
  /** Whether reads and writes of S3 objects stand in it. */
  readonly recordsObjects: boolean;
}

export interface SecretFacts {
  readonly name: string;
  /** Day on which it was deleted: its name stays taken for up to 30 days. */
  readonly deletedOn: string | undefined;
}

/** Everything that the looks judge: what is in the account, and what the public name servers say of the host. */
export interface AccountFacts {
  readonly lookedAt: Date;
  readonly account: Seen<string>;
  readonly quotas: Seen<readonly Quota[]>;
  /** By region. */
  readonly stacks: Readonly<Record<string, Seen<readonly DeployedStack[]>>>;
  /** Names that belong to stacks of this portal already. */
  readonly ownNames: Seen<ReadonlySet<string>>;
  /** Whether CDK's bucket of a region belongs to this account; by region, where there is one. */
  readonly ownsAssetBucket: Readonly<Record<string, Seen<boolean>>>;
  /** Absent: the settings name none. */
  readonly certificate: Seen<CertificateFacts> | undefined;
  readonly secrets: Seen<readonly SecretFacts[]>;
  readonly functionNames: Seen<readonly string[]>;
  /** Confirmed subscriptions of each alarm topic that is there, by the ARN of the topic. */
  readonly subscriptions: Readonly<Record<string, Seen<number>>>;
  readonly trails: Seen<readonly TrailFacts[]>;
  /** What the host is an alias of, or the addresses that it has; empty: it has none yet. */
  readonly hostPointsTo: Seen<readonly string[]>;
  /** Authorities that the domain lets issue certificates; empty: it says nothing, so all may. */
  readonly issuers: Seen<readonly string[]>;
}
