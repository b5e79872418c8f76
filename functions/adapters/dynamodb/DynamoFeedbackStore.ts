import { paginateScan, PutCommand } from "@aws-sdk/lib-dynamodb";
import { type Feedback, feedbackExpiresAt, feedbackSchema } from "../../domain/feedback/Feedback.ts";
import type { FeedbackStore } from "../../ports/FeedbackStore.ts";
import type { ItemTable } from "./updateItem.ts";

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
