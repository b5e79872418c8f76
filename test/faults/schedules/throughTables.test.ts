import { DeleteCommand, DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDeletionRecords } from "#adapters/dynamodb/createDeletionRecords.ts";
import { createPaymentRepository } from "#adapters/dynamodb/createPaymentRepository.ts";
import { createProcessKeys } from "#adapters/dynamodb/createProcessKeys.ts";
import { createProcessRepository } from "#adapters/dynamodb/createProcessRepository.ts";
import { ok } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import { SEED } from "#test/gate/SEED.ts";
import { paymentsTable, startTables, type StartedTables } from "#test/fixtures/startTables.ts";
import { seededRandom } from "../seededRandom.ts";
import { accessesInTurn, type Turn } from "./accessesInTurn.ts";
import { contradictions, type Named } from "./contradictions.ts";
import { type Run, someOrders } from "./everyOrder.ts";
import { OPERATIONS } from "./operations.ts";
import { type Kind, openScenario, type Scenario } from "./Scenario.ts";

/** Of each pair; all that there are would be some thousands, each with a dozen calls of tables. */
const ORDERS = 12;
const TABLES = ["processes", "processKeys", "payments"];
const READS = /^(Get|BatchGet|Query|Scan)/;

/** Those that lose most where they go wrong. */
const PAIRS: readonly (readonly [Kind, string, string])[] = [
  ["a draft", "submit", "delete"],
  ["a draft", "submit", "save answers"],
  ["a draft", "submit", "sweep"],
  ["a draft", "save answers", "delete"],
  ["a draft", "save answers", "announce upload"],
  ["a draft", "confirm upload", "delete"],
  ["a visitor's draft", "take over with an account", "log out"],
  ["a draft with a fee", "pay", "delete"],
  ["a draft that is paid at the provider", "come back from paying", "look at the payment"],
  ["a failed application", "resend", "delete"],
];

let tables: StartedTables;
let plain: DynamoDBDocumentClient;
beforeAll(async () => {
  tables = await startTables();
  plain = DynamoDBDocumentClient.from(tables.dynamo, { marshallOptions: { removeUndefinedValues: true } });
  await tables.create({
    name: "processes",
    key: "processId",
    indexes: [{ name: "byOwner", keys: ["ownerId", "updatedAt"], projection: "ALL" }],
  });
  await tables.create({ name: "processKeys", key: "processId" });
  await tables.create(paymentsTable("payments"));
});
afterAll(() => tables.stop());

type InTables = Pick<Ports, "processes" | "deletions" | "payments">;

/** Each call of a table waits for its turn, and one of a run is over before its next one waits. */
function inTurn(turn: Turn): InTables {
  const client = tables.another();
  let before = Promise.resolve();
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      (sending) => {
        const call = before.then(async () => {
          await turn({ store: "tables", writes: !READS.test(commandName) });
          return next(sending);
        });
        before = call.then(
          () => undefined,
          () => undefined,
        );
        return call;
      },
    { step: "initialize" },
  );
  return repositories(
    DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  );
}

let clock: Ports["clock"];
function repositories(client: DynamoDBDocumentClient): InTables {
  const keysTable = { client, tableName: "processKeys" };
  return {
    processes: createProcessRepository({ client, tableName: "processes" }, createProcessKeys(keysTable)),
    deletions: createDeletionRecords(keysTable, { now: () => clock.now() }),
    payments: createPaymentRepository({ client, tableName: "payments" }),
  };
}

/** What is in memory is put into the tables. */
async function fill({ ports: { stored }, id }: Scenario): Promise<void> {
  for (const TableName of TABLES) await plain.send(new DeleteCommand({ TableName, Key: { processId: id } }));
  const process = stored.processes.get(id);
  const payment = stored.payments.get(id);
  const { processes, payments } = repositories(plain);
  if (process !== undefined) await processes.create(process);
  if (payment !== undefined) await payments.append<never>(payment, () => ok(payment));
}

/** And taken from there in the end, for the same judge. */
async function take({ ports: { stored }, id }: Scenario): Promise<void> {
  const { processes, deletions, payments } = repositories(plain);
  const [process, record, payment] = [
    await processes.get(id),
    await deletions.get(id),
    await payments.get(id),
  ];
  if (process === undefined) stored.processes.delete(id);
  else stored.processes.set(id, process);
  if (record !== undefined) stored.deletions.set(id, record);
  if (payment !== undefined) stored.payments.set(id, payment);
}

const succeeded = new Set<string>();

describe("two operations at once on tables, each read and each conditional write in turn", () => {
  it.each(PAIRS)("%s: %s concurrent with %s leaves nothing untrue", async (kind, one, other) => {
    const found = new Set<string>();
    const begin = async () => {
      const scenario = await openScenario(kind);
      clock = scenario.ports.clock;
      await fill(scenario);
      const answered = new Map<Named, boolean>();
      const running = (name: string): Run => {
        const operation = OPERATIONS[name];
        if (operation === undefined) throw new Error(`${name} is not listed`);
        return async (turn) => {
          // What lies in tables waits there, call by call; the rest as in memory.
          const ports = { ...accessesInTurn(scenario.ports, turn), ...inTurn(turn) };
          try {
            const isDone = await operation.run(scenario, ports, turn);
            if (isDone) succeeded.add(name);
            answered.set([name, operation], isDone);
          } catch (error) {
            found.add(`"${name}" crashed: ${String(error)}`);
          }
        };
      };
      const judge = async (): Promise<void> => {
        await take(scenario);
        for (const wrong of contradictions(scenario, answered)) found.add(wrong);
      };
      return { runs: [running(one), running(other)] as const, judge };
    };
    await someOrders(begin, { count: ORDERS, random: seededRandom(SEED) });
    expect([...found]).toEqual([]);
  });

  it("has each of them succeed in some order", () => {
    expect([...succeeded].sort()).toEqual(
      [...new Set(PAIRS.flatMap(([, one, other]) => [one, other]))].sort(),
    );
  });
});
