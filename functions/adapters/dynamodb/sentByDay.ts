import { paginateQuery } from "@aws-sdk/lib-dynamodb";
import { daysUntil } from "#domain/sending/sentDays.ts";
import { processIdOf } from "./readableItems.ts";
import type { ItemTable } from "./updateItem.ts";

/** By the day of the sending, with what the statistics count. */
const BY_DAY_INDEX = "byDay";
/** The table itself has deleted whatever is older: its time to live ends two days after the three years. */
const DAYS_BACK = 31;
const LAST_INSTANT = "~";

/** What was sent on the given days, as the index has it, page by page; up to an instant, where one is given. */
export async function* sentOn(
  { client, tableName }: ItemTable,
  { days, until = LAST_INSTANT }: { readonly days: readonly string[]; readonly until?: string },
): AsyncGenerator<readonly unknown[]> {
  for (const day of days) {
    const pages = paginateQuery(
      { client },
      {
        TableName: tableName,
        IndexName: BY_DAY_INDEX,
        KeyConditionExpression: "sentOn = :day AND submissionDate <= :until",
        ExpressionAttributeValues: { ":day": day, ":until": until },
      },
    );
    for await (const { Items: items = [] } of pages) yield items;
  }
}

/** Ids of what was sent until then, oldest first. */
export async function* sentUntil(table: ItemTable, last: Date): AsyncGenerator<readonly string[]> {
  const days = daysUntil(last, DAYS_BACK);
  for await (const items of sentOn(table, { days, until: last.toISOString() })) yield items.map(processIdOf);
}
