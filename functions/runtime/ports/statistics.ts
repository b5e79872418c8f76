import { createStatisticsStore } from "../../adapters/dynamodb/DynamoStatisticsStore.ts";
import type { StatisticsStore } from "../../ports/StatisticsStore.ts";
import { itemTable } from "./itemTable.ts";

export const statistics = (): StatisticsStore => createStatisticsStore(itemTable("STATISTICS_TABLE"));
