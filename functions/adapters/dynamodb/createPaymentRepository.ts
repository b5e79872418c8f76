import { paginateQuery } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import { type Payment, paymentSchema, paymentState } from "#domain/payment/Payment.ts";
import { TRANSPORT_REPORT_RETENTION_YEARS } from "#domain/application/retention.ts";
import { ok } from "#domain/result.ts";
import type { PaymentAddition, PaymentRepository } from "#ports/payment/PaymentRepository.ts";
import { readableItems } from "./readableItems.ts";
import { getItem, itemOr, updateItem, type ItemTable } from "./updateItem.ts";

/** Sparse: only payments with a scheduled check carry its key. */
const DUE_CHECKS_INDEX = "dueChecks";
/** Sparse: only payments with a mismatch, open or settled. */
const MISMATCHES_INDEX = "mismatches";
/** Due payments read at once. */
const PAGE = 500;
const WATCHED = "watched";
const LISTED = "listed";
const SETTLED = "settled";
const YEAR_SECONDS = 365.25 * 86_400;

const dueSchema = z.object({ processId: z.string(), nextCheckAt: z.string() });
const parse = (item: unknown): Payment => paymentSchema.parse(item);

/**
 * Kept as long as the record of the application; a payment with an open mismatch is kept until an operator has settled
 * it.
 */
function toItem(payment: Payment): Record<string, unknown> {
  const last = payment.events.at(-1);
  const { mismatches } = paymentState(payment);
  const first = mismatches.find(({ settled }) => settled === undefined) ?? mismatches[0];
  const waits = first !== undefined && first.settled === undefined;
  const until = (at: string): number =>
    Math.floor(Date.parse(at) / 1000 + TRANSPORT_REPORT_RETENTION_YEARS * YEAR_SECONDS);
  return {
    ...payment,
    ...(payment.nextCheckAt !== undefined && { watching: WATCHED }),
    ...(first !== undefined && { mismatch: waits ? LISTED : SETTLED, mismatchAt: first.at }),
    ...(last !== undefined && !waits && { expiresAt: until(last.at) }),
  };
}

/** One item holds all events of a payment, so that adding one is one conditional write. */
export function createPaymentRepository(table: ItemTable): PaymentRepository {
  const { client, tableName } = table;
  return {
    async get(processId) {
      return (await getItem(table, { key: { processId }, parse }))?.content;
    },
    append: (to, decide) =>
      updateItem(table, {
        read: () =>
          itemOr(table, {
            key: { processId: to.processId },
            parse,
            none: { ...to, events: [], checks: 0 },
          }),
        change: (payment) => {
          const addition = decide(payment);
          return addition.ok ? ok(afterAddition(payment, addition.value)) : addition;
        },
        toItem,
      }),
    async *listDue(now) {
      const pages = paginateQuery(
        { client, pageSize: PAGE },
        {
          TableName: tableName,
          IndexName: DUE_CHECKS_INDEX,
          KeyConditionExpression: "watching = :watched AND nextCheckAt <= :now",
          ExpressionAttributeValues: { ":watched": WATCHED, ":now": now.toISOString() },
          ProjectionExpression: "processId, nextCheckAt",
        },
      );
      for await (const { Items: items = [] } of pages) yield items.map((item) => dueSchema.parse(item));
    },
    async listMismatches({ all }) {
      const pagesOf = (mismatch: string) =>
        paginateQuery(
          { client },
          {
            TableName: tableName,
            IndexName: MISMATCHES_INDEX,
            KeyConditionExpression: "mismatch = :mismatch",
            ExpressionAttributeValues: { ":mismatch": mismatch },
          },
        );
      const listed = await readableItems(pagesOf(LISTED), { parse });
      if (!all) return listed;
      const settled = await readableItems(pagesOf(SETTLED), { parse });
      return {
        found: [...listed.found, ...settled.found],
        unreadable: [...listed.unreadable, ...settled.unreadable],
      };
    },
  };
}

function afterAddition({ nextCheckAt, taskToken, ...payment }: Payment, addition: PaymentAddition): Payment {
  return { ...payment, ...addition, events: [...payment.events, ...addition.events] };
}
