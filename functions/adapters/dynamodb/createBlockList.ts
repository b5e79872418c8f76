import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, GetCommand, paginateScan, PutCommand } from "@aws-sdk/lib-dynamodb";
import { type Block, blockSchema } from "#domain/sign-in/Block.ts";
import type { BlockList } from "#ports/sign-in/SessionStore.ts";
import type { ItemTable } from "./updateItem.ts";

function toItem(block: Block): Record<string, unknown> {
  const { until } = block;
  return { ...block, ...(until !== undefined && { expiresAt: Math.ceil(Date.parse(until) / 1000) }) };
}

/** Blocks by owner. There are few, so listing them is a scan. */
export function createBlockList({ client, tableName }: ItemTable): BlockList {
  return {
    async find(ownerId) {
      const { Item: item } = await client.send(
        new GetCommand({ TableName: tableName, Key: { ownerId }, ConsistentRead: true }),
      );
      return item === undefined ? undefined : blockSchema.parse(item);
    },
    async add(block) {
      await client.send(new PutCommand({ TableName: tableName, Item: toItem(block) }));
    },
    async addMissing(block) {
      try {
        await client.send(
          new PutCommand({
            TableName: tableName,
            Item: toItem(block),
            ConditionExpression: "attribute_not_exists(ownerId)",
          }),
        );
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      }
    },
    async remove(ownerId) {
      const { Attributes: before } = await client.send(
        new DeleteCommand({ TableName: tableName, Key: { ownerId }, ReturnValues: "ALL_OLD" }),
      );
      return before !== undefined;
    },
    async list() {
      const blocks: Block[] = [];
      for await (const { Items: items = [] } of paginateScan({ client }, { TableName: tableName })) {
        blocks.push(...items.map((item) => blockSchema.parse(item)));
      }
      return blocks;
    },
  };
}
