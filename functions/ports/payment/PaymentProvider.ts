import type { PaymentOffice } from "#domain/payment/PaymentEvent.ts";
import type { Result } from "#domain/result.ts";

/** A payment as it is asked for. Amounts are euro cents. */
export interface PaymentOrder {
  /** Ours, at most 36 letters, digits, `_` and `-`; stored before it is used. */
  readonly requestId: string;
  /** ISO 8601 instant. */
  readonly requestedAt: string;
  readonly amount: number;
  /** As people wrote it; the adapter makes it fit. */
  readonly purpose: string;
  readonly description: string;
  /** Where the provider's page leads back to. */
  readonly returnUrl: string;
}

export const TRANSACTION_STATUSES = ["INITIAL", "PAYED", "FAILED", "CANCELED"] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** A payment as the provider reports it. Nothing in it is compared with the order yet. */
export interface PaymentTransaction {
  readonly transactionId: string;
  readonly requestId: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: TransactionStatus;
  readonly statusDetail?: string;
  /** The provider's page, while it can be paid there; only addresses of configured hosts. */
  readonly pageUrl?: string;
  /** Kassenzeichen; may be there before anything is paid. */
  readonly reference?: string;
  /** ISO 8601 instant of the payment. */
  readonly paidAt?: string;
  readonly method?: string;
  readonly methodDetail?: string;
}

export type PaymentFailure =
  /** Transient: network errors, 5xx, 429, maintenance; says nothing about the payment. */
  | { readonly kind: "payment-unavailable"; readonly cause: string }
  /** Permanent: unknown office, request refused, an answer that cannot be parsed. */
  | { readonly kind: "payment-refused"; readonly cause: string }
  /** There is a transaction under this request id already. */
  | { readonly kind: "payment-exists" }
  | { readonly kind: "payment-unknown" };

/** The payment service of one authority. All calls may be repeated. */
export interface PaymentProvider {
  /** Who takes the payment, as people read it. */
  readonly name: string;
  /** Where it is found there, for refunds. */
  readonly office: PaymentOffice;
  /** Begins a payment. A request id is begun once: the second time is `payment-exists`. */
  create(order: PaymentOrder): Promise<Result<PaymentTransaction, PaymentFailure>>;
  /** `id`: a transaction id, or a request id where the provider takes it. */
  read(id: string): Promise<Result<PaymentTransaction, PaymentFailure>>;
  /** Whether this office's payment is set up; for operators. */
  check(): Promise<Result<void, PaymentFailure>>;
}

/** All payment services of the portal; undefined where the authority has none. */
export interface PaymentProviders {
  of(service: { readonly authorityId: string; readonly leiKaId: string }): PaymentProvider | undefined;
}
