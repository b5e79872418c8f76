import { GetItemCommand } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { createPaymentRepository } from "#adapters/dynamodb/createPaymentRepository.ts";
import { ok } from "#domain/result.ts";
import { reconcilePayments } from "#usecases/payment/reconcilePayments.ts";
import { verifyPayment } from "#usecases/payment/verifyPayment.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR } from "#test/fixtures/movedClock.ts";
import { paymentsTable, startTables, type StartedTables } from "#test/fixtures/startTables.ts";
import {
  providerAt,
  startPaymentProvider,
  type RunningPaymentProvider,
} from "#test/integration/payment-provider/startPaymentProvider.ts";
import type { Figure, FigureSection } from "../Figure.ts";
import { timed } from "../timed.ts";
import { openPayments } from "./openPayments.ts";

const SIZES = [100, 1_000, 10_000] as const;
const TOGETHER = 10;

interface Swept {
  readonly calls: number;
  readonly requests: number;
  readonly milliseconds: number;
  /** The same numbers of calls and requests and nothing else. */
  readonly bareMilliseconds: number;
}

/**
 * Cost of the sweep by the number of open payments: every payment check, over the sockets of payment service and
 * store.
 */
export async function measureSweep(): Promise<FigureSection> {
  const running = await startPaymentProvider();
  const tables = await startTables();
  try {
    const figures: Figure[] = [];
    for (const count of SIZES) figures.push(...figuresOf(await sweptOnce({ running, tables }, count), count));
    return {
      title: "Sweep over open payments that are all due, none of them paid",
      remark:
        "Baselines: of calls and requests the number of payments; of the time as many bare requests to the same service and store, as many at once.",
      figures,
    };
  } finally {
    tables.stop();
    await running.stop();
  }
}

function figuresOf({ calls, requests, milliseconds, bareMilliseconds }: Swept, count: number): Figure[] {
  const name = `${count.toLocaleString("en")} open`;
  return [
    {
      name: `${name}: calls to the payment service`,
      value: calls,
      unit: "",
      baseline: count,
      budgetRatio: 1,
    },
    { name: `${name}: requests to the store`, value: requests, unit: "", baseline: count },
    { name: `${name}: time`, value: milliseconds, unit: "ms", baseline: bareMilliseconds },
  ];
}

async function sweptOnce(
  { running, tables }: { readonly running: RunningPaymentProvider; readonly tables: StartedTables },
  count: number,
): Promise<Swept> {
  const tableName = `payments-${count}`;
  await tables.create(paymentsTable(tableName));
  const client = DynamoDBDocumentClient.from(tables.dynamo);
  const payments = createPaymentRepository({ client, tableName });
  const provider = providerAt(running, "none");
  const memory = memoryPorts();
  await openPayments({ provider, payments }, { count, now: memory.clock.now() });
  memory.clock.advance(HOUR);

  const counted = { calls: 0, requests: 0 };
  client.middlewareStack.add(
    (next) => (given) => {
      counted.requests += 1;
      return next(given);
    },
    { step: "initialize", name: "counted" },
  );
  const read: typeof provider.read = (id) => {
    counted.calls += 1;
    return provider.read(id);
  };
  const ports = { ...memory, payments, paymentProviders: { of: () => ({ ...provider, read }) } };
  const startCheck = async (processId: string) => {
    const verified = await verifyPayment(ports, processId);
    if (!verified.ok || verified.value.unanswered) throw new Error("a payment check had no result");
    return ok("running" as const);
  };
  const { milliseconds } = await timed(() =>
    reconcilePayments({ ...ports, paymentWorkflow: { ...memory.paymentWorkflow, startCheck } }),
  );
  client.middlewareStack.remove("counted");
  const { calls, requests } = counted;
  const bare = await timed(() =>
    inTurns([
      { times: calls, work: () => fetch(running.description.baseUrl).then((answer) => answer.arrayBuffer()) },
      {
        times: requests,
        work: () =>
          tables.dynamo.send(
            new GetItemCommand({ TableName: tableName, Key: { processId: { S: "nobody" } } }),
          ),
      },
    ]),
  );
  return { calls, requests, milliseconds, bareMilliseconds: bare.milliseconds };
}

async function inTurns(
  works: readonly { readonly times: number; readonly work: () => Promise<unknown> }[],
): Promise<void> {
  for (const { times, work } of works) {
    for (let done = 0; done < times; done += TOGETHER) {
      await Promise.all(Array.from({ length: Math.min(TOGETHER, times - done) }, work));
    }
  }
}
