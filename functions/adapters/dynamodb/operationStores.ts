import { GetCommand, PutCommand, paginateScan } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import { ALL_OPEN, type Availability, availabilitySchema } from "#domain/operation/Availability.ts";
import { ok } from "#domain/result.ts";
import type {
  AvailabilityStore,
  FeedbackStore,
  HealthStore,
  StatisticsStore,
} from "#ports/operation/OperationStores.ts";
import { itemOr, updateItem, type ItemTable } from "./updateItem.ts";
import { type Feedback, feedbackExpiresAt, feedbackSchema } from "#domain/operation/Feedback.ts";
import { healthDocumentSchema } from "#domain/operation/HealthDocument.ts";
import { isOver } from "#domain/application/retention.ts";
import { monthlyStatisticsSchema } from "#domain/operation/MonthlyStatistics.ts";

/** A month is remembered until no run could make its report again. */
const REMEMBERED_SECONDS = 62 * 86_400;

const storedMonthSchema = z.object({ month: z.string(), report: monthlyStatisticsSchema.optional() });

/** The only item of the table. */
const LAST = "last";

/** A document that was not renewed for a day has expired. */
const KEPT_SECONDS = 86_400;

const storedHealthSchema = z.object({ document: healthDocumentSchema });

/** The table has this one item: a portal is switched as a whole. */
const KEY = { availabilityId: "portal" };

export function createAvailabilityStore(table: ItemTable): AvailabilityStore {
  const { client, tableName } = table;
  return {
    async get() {
      const { Item: item } = await client.send(new GetCommand({ TableName: tableName, Key: KEY }));
      return item === undefined ? ALL_OPEN : availabilitySchema.parse(item);
    },
    update: (change) =>
      updateItem(table, {
        read: () =>
          itemOr<Availability>(table, {
            key: KEY,
            parse: (item) => availabilitySchema.parse(item),
            none: ALL_OPEN,
          }),
        change: (before) => ok(change(before)),
        toItem: (after) => ({ ...after, ...KEY }),
      }),
  };
}

/** Feedback by its id. Only operators list it, so listing is a scan. */
export function createFeedbackStore({ client, tableName }: ItemTable): FeedbackStore {
  return {
    async add(feedback) {
      const expiresAt = Math.ceil(feedbackExpiresAt(feedback).getTime() / 1000);
      await client.send(new PutCommand({ TableName: tableName, Item: { ...feedback, expiresAt } }));
    },
    async list() {
      const all: Feedback[] = [];
      for await (const { Items: items = [] } of paginateScan({ client }, { TableName: tableName })) {
        all.push(...items.map((item) => feedbackSchema.parse(item)));
      }
      return all;
    },
  };
}

/** Each health check replaces the previous one. */
export function createHealthStore({ client, tableName }: ItemTable): HealthStore {
  return {
    async get() {
      const { Item: item } = await client.send(
        new GetCommand({ TableName: tableName, Key: { healthId: LAST }, ConsistentRead: true }),
      );
      return item === undefined ? undefined : storedHealthSchema.parse(item).document;
    },
    async put(document) {
      const expiresAt = Math.floor(Date.parse(document.checkedAt) / 1000) + KEPT_SECONDS;
      const item = { healthId: LAST, document: healthDocumentSchema.parse(document), expiresAt };
      await client.send(new PutCommand({ TableName: tableName, Item: item }));
    },
  };
}

/** An item a month; its report goes, the item stays for two months. */
export function createStatisticsStore({ client, tableName }: ItemTable): StatisticsStore {
  const read = async (month: string): Promise<z.infer<typeof storedMonthSchema> | undefined> => {
    const { Item: item } = await client.send(
      new GetCommand({ TableName: tableName, Key: { month }, ConsistentRead: true }),
    );
    return item === undefined ? undefined : storedMonthSchema.parse(item);
  };
  const write = async (item: z.infer<typeof storedMonthSchema>, madeAt: string): Promise<void> => {
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
        for (const { month, report } of items.map((item) => storedMonthSchema.parse(item))) {
          if (report === undefined || !isOver(report.availableUntil, now)) continue;
          await write({ month }, report.madeAt);
          deleted += 1;
        }
      }
      return deleted;
    },
  };
}
