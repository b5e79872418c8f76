import { join } from "node:path";
import { z } from "zod";
import type { CounterpartyClock } from "../kit/runCounterparty.ts";
import { openJsonStore } from "../kit/stateFiles.ts";
import { paymentRequest } from "./paymentRequest.ts";

export interface TransactionStore {
  all(): readonly StoredTransaction[];
  get(transactionId: string): StoredTransaction | undefined;
  byRequest(request: { readonly office: string; readonly requestId: string }): StoredTransaction | undefined;
  save(transaction: StoredTransaction): void;
}

/** Transactions. What is due to be booked is, when read. */
export function openTransactionStore(stateFolder: string, clock: CounterpartyClock): TransactionStore {
  const stored = openJsonStore(join(stateFolder, "transactions"), {
    schema: storedTransaction,
    idOf: ({ transactionId }) => transactionId,
  });
  const booked = (transaction: StoredTransaction): StoredTransaction =>
    transaction.booking !== undefined && transaction.booking.bookedAt <= clock.now()
      ? { ...transaction, status: "PAYED" }
      : transaction;
  const all = (): readonly StoredTransaction[] => stored.all().map(booked);
  return {
    all,
    get: (transactionId) => {
      const found = stored.get(transactionId);
      return found === undefined ? undefined : booked(found);
    },
    byRequest: ({ office, requestId }) =>
      all().find((one) => one.office === office && one.request.requestId === requestId),
    save: stored.save,
  };
}

const STATUSES = ["INITIAL", "PAYED", "FAILED", "CANCELED"] as const;

/** What the person did on the page, and when it shows. */
const booking = z.object({
  bookedAt: z.number(),
  method: z.string(),
  references: z.array(z.string()).min(1),
});

const storedTransaction = z.object({
  transactionId: z.uuid(),
  /** `originatorId/endPointId` */
  office: z.string(),
  request: paymentRequest,
  status: z.enum(STATUSES),
  statusDetail: z.string().optional(),
  /** Kassenzeichen, where it is given before anything is paid. */
  earlyReference: z.string().optional(),
  /** Money was taken: once for each reference. Shown as paid from `bookedAt` (milliseconds since the epoch) on. */
  booking: booking.optional(),
});
export type StoredTransaction = z.infer<typeof storedTransaction>;
