import { createDeletionRecords } from "../../adapters/dynamodb/DynamoDeletionRecords.ts";
import { createProcessKeys } from "../../adapters/dynamodb/DynamoProcessKeys.ts";
import { createProcessRepository } from "../../adapters/dynamodb/DynamoProcessRepository.ts";
import { systemClock } from "../../adapters/system/systemClock.ts";
import type { DeletionRecords } from "../../ports/DeletionRecords.ts";
import type { ProcessRepository } from "../../ports/ProcessRepository.ts";
import { itemTable } from "./itemTable.ts";

export const processes = (): ProcessRepository =>
  createProcessRepository(itemTable("PROCESSES_TABLE"), createProcessKeys(itemTable("PROCESS_KEYS_TABLE")));

export const deletions = (): DeletionRecords =>
  createDeletionRecords(itemTable("PROCESS_KEYS_TABLE"), systemClock);
