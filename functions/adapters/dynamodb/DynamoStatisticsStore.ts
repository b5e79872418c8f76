import { GetCommand, paginateScan, PutCommand } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import { isOver } from "../../domain/process/retention.ts";
import { monthlyStatisticsSchema } from "../../domain/statistics/MonthlyStatistics.ts";
import type { StatisticsStore } from "../../ports/StatisticsStore.ts";
import type { ItemTable } from "./updateItem.ts";

/** A month is remembered until no run could make its report again. */
const REMEMBERED_SECONDS = 62 * 86_400;

const storedSchema = z.object({ month: z.string(), report: monthlyStatisticsSchema.optional() });

/** An item a month; its report goes, the item stays for two months. */
export function createStatisticsStore({ client, tableName }: ItemTable): StatisticsStore {
  const read = async (month: string): Promise<z.infer<typeof storedSchema> | undefined> => {
    const { Item: item } = await client.send(
      new GetCommand({ TableName: tableName, Key: { month }, ConsistentRead: true }),
    );
    return item === undefined ? undefined : storedSchema.parse(item);
  };
  const write = async (item: z.infer<typeof storedSchema>, madeAt: string): Promise<void> => {
    const expiresAt = Math.floor(Date.parse(madeAt) / 1000) + REMEMBERED_SECONDS;
    await client.send(new PutCommand({ TableName: tableName, Item: { ...item, expiresAt } }));
  };
  return {
    wasMade: async (month) => (await read(month)) !== undefined,
    async get(month, now) {
      const report = (await read(month))?.report;
      return report === undefined || isOver(report.availableUntil, now) ? undefined : report;
    },
    put: (report) => write({ month: report.month, report }, report.madeAt),
    async deleteOver(now) {
      let deleted = 0;
      for await (const { Items: items = [] } of paginateScan({ client }, { TableName: tableName })) {
        for (const { month, report } of items.map((item) => storedSchema.parse(item))) {
          if (report === undefined || !isOver(report.availableUntil, now)) continue;
          await write({ month }, report.madeAt);
          deleted += 1;
        }
      }
      return deleted;
    },
  };
}
