import { createProcessRepository } from "../../adapters/dynamodb/DynamoProcessRepository.ts";
import type { ProcessRepository } from "../../ports/ProcessRepository.ts";
import { itemTable } from "./itemTable.ts";

export const processes = (): ProcessRepository => createProcessRepository(itemTable("PROCESSES_TABLE"));
