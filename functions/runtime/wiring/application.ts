import { createDeletionRecords } from "#adapters/dynamodb/createDeletionRecords.ts";
import { createKeyRing, createProcessKeys } from "#adapters/dynamodb/createProcessKeys.ts";
import { createProcessRepository } from "#adapters/dynamodb/createProcessRepository.ts";
import { systemClock } from "#adapters/system/nodeSystem.ts";
import type { DeletionRecords, KeyRing, ProcessRepository } from "#ports/application/ProcessRepository.ts";
import { itemTable } from "./system.ts";

export const processes = (): ProcessRepository =>
  createProcessRepository(itemTable("PROCESSES_TABLE"), createProcessKeys(itemTable("PROCESS_KEYS_TABLE")));

export const deletions = (): DeletionRecords =>
  createDeletionRecords(itemTable("PROCESS_KEYS_TABLE"), systemClock);

export const keyRing = (): KeyRing => createKeyRing(itemTable("PROCESS_KEYS_TABLE"));
