import { createDocumentClient, createLocalDocumentClient } from "#adapters/dynamodb/documentClient.ts";
import {
  createAvailabilityStore,
  createFeedbackStore,
  createHealthStore,
  createStatisticsStore,
} from "#adapters/dynamodb/operationStores.ts";
import { createBlockList } from "#adapters/dynamodb/createBlockList.ts";
import { createPaymentRepository } from "#adapters/dynamodb/createPaymentRepository.ts";
import { createSubmissionRepository } from "#adapters/dynamodb/createSubmissionRepository.ts";
import type { ItemTable } from "#adapters/dynamodb/updateItem.ts";
import { openBucket, openLocalBucket } from "#adapters/s3/openBucket.ts";
import { createFormVersionStore } from "#adapters/s3/createFormVersionStore.ts";
import { createPlaceStore } from "#adapters/s3/createPlaceStore.ts";
import type { LocalAws } from "#adapters/system/LocalAws.ts";
import { systemClock } from "#adapters/system/nodeSystem.ts";
import type { Clock } from "#ports/System.ts";

type LocalStore = LocalAws & { readonly now: string };

/** A store that a command of the operator opens. */
export interface OperatorStore<Store> {
  /** What the data stack names, and the option that names it in AWS. */
  readonly option: "table" | "bucket";
  /** What every name of it contains, as the data stack makes names. */
  readonly pattern: string;
  /** What a portal on this machine lacks that has no such table or bucket. */
  readonly missing: string;
  /** On this machine, or in AWS with the usual credentials. */
  readonly open: (name: string, local?: LocalStore) => { readonly store: Store; readonly clock: Clock };
}

const clockOf = (local?: LocalStore): Clock =>
  local === undefined ? systemClock : { now: () => new Date(local.now) };

function inTable<Store>(
  create: (table: ItemTable, clock: Clock) => Store,
  { name, missing }: { readonly name: string; readonly missing: string },
): OperatorStore<Store> {
  return {
    option: "table",
    pattern: `-data-${name}`,
    missing,
    open: (tableName, local) => {
      const client = local === undefined ? createDocumentClient() : createLocalDocumentClient(local);
      const clock = clockOf(local);
      return { store: create({ client, tableName }, clock), clock };
    },
  };
}

/** Forms and tables of places lie in one bucket, which keeps everything. */
function inFormsBucket<Store>(
  create: (bucket: ReturnType<typeof openBucket>) => Store,
  missing: string,
): OperatorStore<Store> {
  return {
    option: "bucket",
    pattern: "-data-forms",
    missing,
    open: (name, local) => ({
      store: create(local === undefined ? openBucket(name) : openLocalBucket(name, local)),
      clock: clockOf(local),
    }),
  };
}

export const OPERATOR_STORES = {
  availability: inTable(createAvailabilityStore, { name: "Availability", missing: "cannot be switched" }),
  blocks: inTable(createBlockList, { name: "Blocks", missing: "has no table of blocks" }),
  feedback: inTable(createFeedbackStore, { name: "Feedback", missing: "has no table of feedback" }),
  health: inTable(createHealthStore, { name: "Health", missing: "has no table Health" }),
  payments: inTable(createPaymentRepository, { name: "Payments", missing: "has no table of payments" }),
  statistics: inTable(createStatisticsStore, { name: "Statistics", missing: "has no table Statistics" }),
  submissions: inTable(createSubmissionRepository, {
    name: "Submissions",
    missing: "has no table Submissions",
  }),
  forms: inFormsBucket(createFormVersionStore, "has no bucket for forms"),
  places: inFormsBucket(createPlaceStore, "has no bucket for places"),
};
