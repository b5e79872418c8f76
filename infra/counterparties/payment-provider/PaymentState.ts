import type { CounterpartyClock } from "../kit/runCounterparty.ts";
import type { Credentials, AccessTokens } from "./createAccessTokens.ts";
import type { PaymentFaults } from "./faults.ts";
import type { TransactionStore } from "./transactionStore.ts";

/** What every call needs to know. */
export interface PaymentState {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly clock: CounterpartyClock;
  readonly transactions: TransactionStore;
  readonly credentials: Credentials;
  readonly tokens: AccessTokens;
  readonly faults: PaymentFaults;
  /** The client certificate counts, and nothing else. */
  readonly mutualTls: boolean;
}

export const API_PATH = "/xbezahldienste";
