import type { IncomingMessage } from "node:http";
import type { CounterpartyClock } from "../process/createCounterpartyClock.ts";
import type { AccessTokens } from "./api/createAccessTokens.ts";
import type { Mishaps } from "./createMishaps.ts";
import type { Credentials } from "./state/openCredentials.ts";
import type { TransactionStore } from "./state/openTransactionStore.ts";

/** What every call needs to know. */
export interface PaymentWorld {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly clock: CounterpartyClock;
  readonly transactions: TransactionStore;
  readonly credentials: Credentials;
  readonly tokens: AccessTokens;
  readonly mishaps: Mishaps;
  /** The client certificate counts, and nothing else. */
  readonly mutualTls: boolean;
}

/** One request of a client or a browser. */
export interface ProviderCall {
  readonly request: IncomingMessage;
  readonly path: string;
  /** Text of the body; undefined when it is too long. */
  readonly body: () => Promise<string | undefined>;
}

export const API_PATH = "/xbezahldienste";
