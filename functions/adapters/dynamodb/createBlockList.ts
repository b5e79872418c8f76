import { DeleteCommand, GetCommand, paginateScan } from "@aws-sdk/lib-dynamodb";
import { err, ok } from "#domain/result.ts";
import { type Block, blockSchema, isBlocked } from "#domain/sign-in/Block.ts";
import type { BlockList } from "#ports/sign-in/SessionStore.ts";
import { itemOr, type ItemTable, updateItem } from "./updateItem.ts";

function toItem(block: Block): Record<string, unknown> {
  const { until } = block;
  return { ...block, ...(until !== undefined && { expiresAt: Math.ceil(Date.parse(until) / 1000) }) };
}

/** Blocks by owner. There are few, so listing them is a scan. */
export function createBlockList(table: ItemTable): BlockList {
  const { client, tableName } = table;
  return {
    async find(ownerId) {
      const { Item: item } = await client.send(
        new GetCommand({ TableName: tableName, Key: { ownerId }, ConsistentRead: true }),
      );
      return item === undefined ? undefined : blockSchema.parse(item);
    },
    async add(block, now) {
      const { ownerId } = block;
      const parse = (item: unknown): Block => blockSchema.parse(item);
      const added = await updateItem<Block | undefined, { readonly kind: "blocked" }, never>(table, {
        read: () => itemOr<Block | undefined>(table, { key: { ownerId }, parse, none: undefined }),
        change: (before) => (isBlocked(before, now) ? err({ kind: "blocked" }) : ok(block)),
        toItem: () => toItem(block),
      });
      return added.ok;
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
