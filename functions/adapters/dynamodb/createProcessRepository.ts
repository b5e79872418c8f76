import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, GetCommand, paginateScan, type ScanCommandInput } from "@aws-sdk/lib-dynamodb";
import { processSchema, type Process } from "#domain/application/Process.ts";
import { err, ok } from "#domain/result.ts";
import type { ProcessRepository } from "#ports/application/ProcessRepository.ts";
import type { FoundKey, ProcessKeys } from "./createProcessKeys.ts";
import { putNew } from "./ownWrites.ts";
import { listItemsByOwner, readableItems } from "./readableItems.ts";
import { openedBy, openedItems } from "./openedItems.ts";
import { removedItem, sealedItem } from "./sealedProcess.ts";
import { stampOf, updateItem, type ItemTable, type StoredItem } from "./updateItem.ts";

const parse = (item: unknown): Process => processSchema.parse(item);

/** Processes are sealed with a key each, which lies in another table; what has lost its key is not found. */
export function createProcessRepository(table: ItemTable, keys: ProcessKeys): ProcessRepository {
  const { client, tableName } = table;
  const remove = async (
    processId: string,
    condition: Pick<
      ConstructorParameters<typeof DeleteCommand>[0],
      "ConditionExpression" | "ExpressionAttributeValues"
    >,
  ): Promise<void> => {
    try {
      await client.send(new DeleteCommand({ TableName: tableName, Key: { processId }, ...condition }));
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  };
  /** A list that includes records with a lost key as unreadable. */
  const listed = async (pages: ReturnType<typeof paginateScan>) => {
    const keyless: string[] = [];
    const opened = async function* () {
      for await (const { Items: items = [] } of pages) {
        const page = await openedItems(items, keys);
        keyless.push(...page.destroyed, ...page.lost);
        yield { Items: page.items };
      }
    };
    const { found, unreadable } = await readableItems(opened(), { parse });
    return { found, unreadable: [...unreadable, ...keyless] };
  };
  return {
    async create(process) {
      // First, so that an item always has a key; a key alone contains no personal data.
      const key = await keys.create(process.id);
      if (key === undefined) throw new Error(`there is a key of ${process.id} already`);
      const item = { ...sealedItem(process, { key, revision: 0 }), revision: 0 };
      const isNew = await putNew(table, { item, key: "processId", mark: "sealed" });
      if (!isNew) throw new Error(`there is an item of ${process.id} already`);
    },
    async get(processId) {
      return (await openProcess(processId, { table, key: keys.get(processId) }))?.content;
    },
    async listByOwner(ownerId) {
      const { items } = await openedItems(await listItemsByOwner(table, ownerId), keys);
      return items.map(parse);
    },
    update: (processId, change) => {
      let key = keys.get(processId);
      return updateItem(table, {
        read: async () => {
          const opened = await openProcess(processId, { table, key });
          return opened === undefined ? err({ kind: "process-not-found" }) : ok(opened);
        },
        change,
        async toItem(process, revision) {
          if (process.removal !== undefined) return removedItem(process);
          const found = await key;
          if (found instanceof Uint8Array) return sealedItem(process, { key: found, revision });
          // From before everything was sealed; if there is a key now, a concurrent write created it.
          const created = await keys.create(processId);
          key = created === undefined ? keys.get(processId) : Promise.resolve(created);
          return created && sealedItem(process, { key: created, revision });
        },
      });
    },
    delete: (processId) => remove(processId, { ConditionExpression: "attribute_exists(removal)" }),
    deleteKeyless: (processId, now) =>
      remove(processId, {
        ConditionExpression: "availableUntil <= :now",
        ExpressionAttributeValues: { ":now": now.toISOString() },
      }),
    async *listExpired(now) {
      const pages = scan(table, {
        FilterExpression: "availableUntil <= :now",
        ExpressionAttributeValues: { ":now": now.toISOString() },
      });
      for await (const { Items: items = [] } of pages) {
        const { items: opened, destroyed, lost } = await openedItems(items, keys);
        const { found, unreadable } = await readableItems([{ Items: opened }], { parse });
        yield { found, unreadable: [...unreadable, ...lost], keyless: [...destroyed, ...lost] };
      }
    },
    listSent: () => listed(scan(table, { FilterExpression: "attribute_exists(submitting)" })),
    listUnfinished: () =>
      listed(
        scan(table, {
          FilterExpression:
            "(#status = :submitted AND attribute_not_exists(resultsAvailableUntil)) OR (#status = :failed AND attribute_exists(submitting.acceptedAt))",
          ExpressionAttributeNames: { "#status": "status" },
          ExpressionAttributeValues: { ":submitted": "SUBMITTED", ":failed": "SUBMIT_FAILURE" },
        }),
      ),
  };
}

/** Item and key are read side by side. */
async function openProcess(
  processId: string,
  { table, key }: { readonly table: ItemTable; readonly key: Promise<FoundKey> },
): Promise<StoredItem<Process> | undefined> {
  const { client, tableName } = table;
  const [{ Item: item }, found] = await Promise.all([
    client.send(new GetCommand({ TableName: tableName, Key: { processId }, ConsistentRead: true })),
    key,
  ]);
  const opened = item && openedBy(found, item);
  if (opened === undefined) return undefined;
  return { content: parse(opened), stamp: stampOf(item) };
}

/** Drafts live a day, so the table stays small; a scan now and then costs less than an index on every write. */
function scan(
  { client, tableName }: ItemTable,
  filter: Pick<
    ScanCommandInput,
    "FilterExpression" | "ExpressionAttributeNames" | "ExpressionAttributeValues"
  >,
): ReturnType<typeof paginateScan> {
  return paginateScan({ client }, { TableName: tableName, ...filter });
}
