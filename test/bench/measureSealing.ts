import { createHash } from "node:crypto";
import { DynamoDBDocumentClient, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { createProcessKeys } from "#adapters/dynamodb/createProcessKeys.ts";
import { createProcessRepository } from "#adapters/dynamodb/createProcessRepository.ts";
import { newProcessKey, openedItem, sealedItem } from "#adapters/dynamodb/sealedProcess.ts";
import { processSchema, type Process } from "#domain/application/Process.ts";
import { ok } from "#domain/result.ts";
import { aStartedProcess } from "../fixtures/aProcess.ts";
import { memoryPorts } from "../fixtures/memoryPorts.ts";
import { startTables } from "../fixtures/startTables.ts";
import type { Figure, FigureSection } from "./Figure.ts";
import { quantile } from "./quantile.ts";
import { timed } from "./timed.ts";

const SAMPLES = 200;
const WARM_UPS = 40;
const HASH_LETTERS = 64;
/** What one request may take longer because drafts are sealed. */
const BUDGET_MILLISECONDS = 3;
/** Typical, large, and twice as much as answers may be. */
const SIZES = [10_000, 100_000, 400_000] as const;
/** Of these the store has room: an item ends at 400 kB. */
const STORED_SIZES = [10_000, 100_000] as const;

/** Varied, so that it does not pack better than what people write. */
function textOf(bytes: number): string {
  const hashes: string[] = [];
  for (let index = 0; hashes.length * HASH_LETTERS < bytes; index += 1)
    hashes.push(createHash("sha256").update(index.toString()).digest("hex"));
  return hashes.join("").slice(0, bytes);
}

/** What it costs in time that every draft is sealed with a key of its own: the cryptography, and the second table. */
export async function measureSealing(): Promise<FigureSection> {
  const process = await aStartedProcess(memoryPorts());
  const large = (bytes: number): Process => ({
    ...process,
    id: `bench-${bytes.toString()}`,
    formData: { familyName: textOf(bytes) },
  });
  const figures: Figure[] = [];
  for (const size of SIZES) figures.push(...(await sealingAlone(large(size), size)));
  const tables = await startTables();
  await tables.create({ name: "processes", key: "processId" });
  await tables.create({ name: "processKeys", key: "processId" });
  const client = DynamoDBDocumentClient.from(tables.dynamo, {
    marshallOptions: { removeUndefinedValues: true },
  });
  for (const size of STORED_SIZES) figures.push(...(await sealedAndUnsealed(client, large(size))));
  tables.stop();
  return {
    title: `Drafts sealed with a key each, median of ${SAMPLES.toString()}, in turn with the bare thing`,
    remark: "Baseline: JSON of the same process; the same read or change of an item that is not sealed.",
    figures,
  };
}

async function sealingAlone(process: Process, size: number): Promise<readonly Figure[]> {
  const key = newProcessKey();
  const item = { ...sealedItem(process, { key, revision: 1 }), revision: 1 };
  const text = JSON.stringify(process);
  const [seal, write, open, parse] = await inTurn([
    () => sealedItem(process, { key, revision: 1 }),
    () => JSON.stringify(process),
    () => openedItem(item, key),
    () => void JSON.parse(text),
  ]);
  const name = `${(size / 1000).toString()} kB`;
  return [
    { name: `sealing ${name}`, value: seal, unit: "ms", baseline: write, budget: BUDGET_MILLISECONDS },
    { name: `opening ${name}`, value: open, unit: "ms", baseline: parse, budget: BUDGET_MILLISECONDS },
  ];
}

/** One read, and one change as every autosave makes it, compared with the same of an unsealed item. */
async function sealedAndUnsealed(
  client: DynamoDBDocumentClient,
  process: Process,
): Promise<readonly Figure[]> {
  const keys = createProcessKeys({ client, tableName: "processKeys" });
  const processes = createProcessRepository({ client, tableName: "processes" }, keys);
  await processes.create(process);
  const plain = { ...process, processId: `plain-${process.id}`, revision: 0 };
  const put = (): Promise<unknown> => client.send(new PutCommand({ TableName: "processes", Item: plain }));
  const get = async (): Promise<unknown> => {
    const { Item: item } = await client.send(
      new GetCommand({
        TableName: "processes",
        Key: { processId: plain.processId },
        ConsistentRead: true,
      }),
    );
    return processSchema.parse(item);
  };
  await put();
  const [read, plainRead, change, plainChange] = await inTurn([
    () => processes.get(process.id),
    get,
    () => processes.update<never>(process.id, (found) => ok({ ...found, version: found.version + 1 })),
    async () => {
      await get();
      await put();
    },
  ]);
  const name = `${(JSON.stringify(process.formData).length / 1000).toFixed(0)} kB`;
  return [
    { name: `reading ${name}`, value: read, unit: "ms", baseline: plainRead, note: added(read, plainRead) },
    {
      name: `changing ${name}`,
      value: change,
      unit: "ms",
      baseline: plainChange,
      note: added(change, plainChange),
    },
  ];
}

const added = (value: number, baseline: number): string =>
  `${(value - baseline).toFixed(2)} ms more, budget ${BUDGET_MILLISECONDS.toString()} ms`;

type Four<Value> = readonly [Value, Value, Value, Value];

/** The median of each. */
async function inTurn(actions: Four<() => unknown>): Promise<Four<number>> {
  const taken: Four<number[]> = [[], [], [], []];
  for (let turn = -WARM_UPS; turn < SAMPLES; turn += 1) {
    for (const [index, action] of actions.entries()) {
      const { milliseconds } = await timed(() => Promise.resolve(action()));
      if (turn >= 0) taken[index]?.push(milliseconds);
    }
  }
  const [first, second, third, fourth] = taken;
  return [quantile(first, 0.5), quantile(second, 0.5), quantile(third, 0.5), quantile(fourth, 0.5)];
}
