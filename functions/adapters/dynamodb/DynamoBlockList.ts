import { DeleteCommand, GetCommand, PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { blockSchema } from "../../domain/session/Block.ts";
import type { BlockList } from "../../ports/BlockList.ts";
import type { ItemTable } from "./updateItem.ts";

/** Blocks by owner. There are few, so listing them is a scan. */
export function createBlockList({ client, tableName }: ItemTable): BlockList {
  return {
    async find(ownerId) {
      const { Item: item } = await client.send(new GetCommand({ TableName: tableName, Key: { ownerId } }));
      return item === undefined ? undefined : blockSchema.parse(item);
    },
    async add(block) {
      const { until } = block;
      const expiry = until === undefined ? {} : { expiresAt: Math.ceil(Date.parse(until) / 1000) };
      await client.send(new PutCommand({ TableName: tableName, Item: { ...block, ...expiry } }));
    },
    async remove(ownerId) {
      const { Attributes: before } = await client.send(
        new DeleteCommand({ TableName: tableName, Key: { ownerId }, ReturnValues: "ALL_OLD" }),
      );
      return before !== undefined;
    },
    async list() {
      const { Items: items = [] } = await client.send(new ScanCommand({ TableName: tableName }));
      return items.map((item) => blockSchema.parse(item));
    },
  };
}
