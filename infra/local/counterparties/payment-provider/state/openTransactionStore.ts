import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CounterpartyClock } from "../../process/createCounterpartyClock.ts";
import { writeFileAtomically } from "../../process/writeFileAtomically.ts";
import { storedTransaction, type StoredTransaction } from "./storedTransaction.ts";

export interface TransactionStore {
  all(): readonly StoredTransaction[];
  get(transactionId: string): StoredTransaction | undefined;
  byRequest(request: { readonly office: string; readonly requestId: string }): StoredTransaction | undefined;
  save(transaction: StoredTransaction): void;
}

/** Transactions in memory, every change on the disk before it is answered. What is due to be booked is, when read. */
export function openTransactionStore(stateFolder: string, clock: CounterpartyClock): TransactionStore {
  const folder = join(stateFolder, "transactions");
  mkdirSync(folder, { recursive: true });
  const kept = new Map<string, StoredTransaction>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
    const read = storedTransaction.parse(JSON.parse(readFileSync(join(folder, name), "utf8")));
    kept.set(read.transactionId, read);
  }
  const booked = (transaction: StoredTransaction): StoredTransaction =>
    transaction.booking !== undefined && transaction.booking.bookedAt <= clock.now()
      ? { ...transaction, status: "PAYED" }
      : transaction;
  const all = (): readonly StoredTransaction[] => [...kept.values()].map(booked);
  return {
    all,
    get: (transactionId) => {
      const found = kept.get(transactionId);
      return found === undefined ? undefined : booked(found);
    },
    byRequest: ({ office, requestId }) =>
      all().find((one) => one.office === office && one.request.requestId === requestId),
    save: (transaction) => {
      writeFileAtomically(join(folder, `${transaction.transactionId}.json`), JSON.stringify(transaction));
      kept.set(transaction.transactionId, transaction);
    },
  };
}
