import type { PaymentRule } from "#domain/payment/paymentRule.ts";
import type { Clock } from "#ports/System.ts";
import type { EventLog } from "#ports/operation/EventLog.ts";

type Secret<Value> = () => Promise<Value>;

/** How the portal authenticates, with its loaded credentials. */
export type PaymentAuthentication =
  /** PEM, both. */
  | {
      readonly kind: "mtls";
      readonly credentials: Secret<{ readonly certificate: string; readonly key: string }>;
    }
  | {
      readonly kind: "oauth";
      readonly tokenUrl: string;
      readonly scope?: string | undefined;
      readonly credentials: Secret<{ readonly id: string; readonly secret: string }>;
    }
  | {
      readonly kind: "basic";
      readonly credentials: Secret<{ readonly user: string; readonly password: string }>;
    }
  | { readonly kind: "none" };

/** One office at one payment service. */
export interface PaymentServiceOptions extends Pick<
  PaymentRule,
  | "providerName"
  | "baseUrl"
  | "originatorId"
  | "endPointId"
  | "trustRoots"
  | "redirectHosts"
  | "upperCasePurpose"
  | "bookingData"
> {
  readonly authentication: PaymentAuthentication;
  readonly clock: Clock;
  readonly log: EventLog;
}
