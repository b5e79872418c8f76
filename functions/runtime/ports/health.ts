import { createHealthStore } from "../../adapters/dynamodb/DynamoHealthStore.ts";
import type { HealthStore } from "../../ports/HealthStore.ts";
import { itemTable } from "./itemTable.ts";

export const health = (): HealthStore => createHealthStore(itemTable("HEALTH_TABLE"));
