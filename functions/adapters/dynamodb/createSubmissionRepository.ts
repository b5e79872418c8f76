import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, paginateQuery, paginateScan, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import {
  isReportOver,
  transportReportsOverSentBy,
  transportReportUntil,
} from "#domain/application/retention.ts";
import { nextCheckOf } from "#domain/sending/deliveryChecks.ts";
import { err, ok } from "#domain/result.ts";
import { submissionSchema, type Submission } from "#domain/sending/Submission.ts";
import type { Clock } from "#ports/System.ts";
import type { SubmissionRepository } from "#ports/sending/SubmissionRepository.ts";
import { dayOf, daysOf } from "#domain/sending/sentDays.ts";
import { sentOn, sentUntil } from "./sentByDay.ts";
import { listByOwner, readableItems, processIdOf } from "./readableItems.ts";
import { getItem, updateItem, type ItemTable } from "./updateItem.ts";

/** Sparse: only records with a scheduled check carry its key. */
export const DUE_CHECKS_INDEX = "dueChecks";
const BY_EXTERNAL_ID_INDEX = "byExternalId";
const TRACKED = "tracked";
/** Housekeeping only: reads check the expiry themselves. Two days later than needed, so the sweeper comes first. */
const TTL_DELAY_SECONDS = 2 * 86_400;

const storedSchema = z.looseObject({
  postbox: z.unknown().optional(),
  nextCheckAt: z.string().optional(),
  deliveryCheckAt: z.string().optional(),
});
const countedSchema = submissionSchema.pick({
  name: true,
  authorityName: true,
  status: true,
  deliveredAt: true,
});
const dueSchema = z.object({ processId: z.string(), nextCheckAt: z.string() });

/** The day is written since before the first deployment, so no record is without it. */
function toItem(submission: Submission): Record<string, unknown> {
  const expiresAt = Math.floor(transportReportUntil(submission).getTime() / 1000) + TTL_DELAY_SECONDS;
  const { nextCheckAt: deliveryCheckAt, ...rest } = submission;
  const nextCheckAt = nextCheckOf(submission);
  return {
    ...rest,
    expiresAt,
    sentOn: dayOf(submission.submissionDate),
    ...(nextCheckAt !== undefined && { nextCheckAt, tracking: TRACKED }),
    ...(submission.postbox !== undefined && deliveryCheckAt !== undefined && { deliveryCheckAt }),
  };
}

/**
 * The index has one time, the earlier one; where there is a mailbox, the time of the delivery is stored in addition.
 */
function parse(item: unknown): Submission {
  const { deliveryCheckAt, ...stored } = storedSchema.parse(item);
  if (stored.postbox === undefined) return submissionSchema.parse(stored);
  const { nextCheckAt, ...rest } = stored;
  return submissionSchema.parse(
    deliveryCheckAt === undefined ? rest : { ...rest, nextCheckAt: deliveryCheckAt },
  );
}

/** Records whose three years are over are not shown, though the store may still hold them. */
export function createSubmissionRepository(table: ItemTable, clock: Clock): SubmissionRepository {
  const { client, tableName } = table;
  const isKept = (submission: Submission): boolean => !isReportOver(submission, clock.now());
  return {
    async createOnce(submission) {
      try {
        await client.send(
          new PutCommand({
            TableName: tableName,
            Item: { ...toItem(submission), revision: 0 },
            ConditionExpression: "attribute_not_exists(processId)",
          }),
        );
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    },
    async get(processId) {
      const found = (await getItem(table, { key: { processId }, parse }))?.content;
      return found !== undefined && isKept(found) ? found : undefined;
    },
    async findByExternalId(externalId) {
      const { Items: [item] = [] } = await client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: BY_EXTERNAL_ID_INDEX,
          KeyConditionExpression: "externalId = :externalId",
          ExpressionAttributeValues: { ":externalId": externalId },
          Limit: 1,
        }),
      );
      return item === undefined ? undefined : processIdOf(item);
    },
    async listAll() {
      const all = await readableItems(paginateScan({ client }, { TableName: tableName }), { parse });
      return { ...all, found: all.found.filter(isKept) };
    },
    async *listSentIn(month) {
      for await (const items of sentOn(table, { days: daysOf(month) })) {
        yield items.map((item) => countedSchema.parse(item));
      }
    },
    listByOwner: async (ownerId) => (await listByOwner(table, { ownerId, parse })).filter(isKept),
    update: (processId, change) =>
      updateItem(table, {
        read: async () => {
          const found = await getItem(table, { key: { processId }, parse });
          return found === undefined ? err({ kind: "submission-not-found" }) : ok(found);
        },
        change,
        toItem,
      }),
    listOver: (now) => sentUntil(table, transportReportsOverSentBy(now)),
    async delete(processId) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: { processId } }));
    },
    async listDue(now) {
      const found: z.infer<typeof dueSchema>[] = [];
      const pages = paginateQuery(
        { client },
        {
          TableName: tableName,
          IndexName: DUE_CHECKS_INDEX,
          KeyConditionExpression: "tracking = :tracked AND nextCheckAt <= :now",
          ExpressionAttributeValues: { ":tracked": TRACKED, ":now": now.toISOString() },
        },
      );
      for await (const page of pages) found.push(...(page.Items ?? []).map((item) => dueSchema.parse(item)));
      return found;
    },
  };
}
