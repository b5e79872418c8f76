import { DeleteCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { Visitor } from "../integration/portal/Visitor.ts";
import { applicationSteps } from "./applicationSteps.ts";
import type { FigureSection } from "./Figure.ts";
import { openBenchTable } from "./openBenchTable.ts";
import { quantile } from "./quantile.ts";
import { timed } from "./timed.ts";

const SAMPLES = 60;
const WARM_UPS = 10;

/** An autosave over HTTP against writing an item of the same size straight into the store, in turn. */
export async function measureAutosave(url: string): Promise<FigureSection> {
  const visitor = new Visitor(url);
  await visitor.startAnonymously();
  const begun = await applicationSteps.begin(visitor);
  let version = await applicationSteps.fillIn(visitor, begun);
  const { client, tableName } = await openBenchTable(url);
  const stored = await client.send(
    new GetCommand({ TableName: tableName, Key: { processId: begun.id }, ConsistentRead: true }),
  );
  const processId = `bench-${begun.id}`;
  const item = { ...stored.Item, processId };

  const autosaves: number[] = [];
  const writes: number[] = [];
  for (let turn = -WARM_UPS; turn < SAMPLES; turn += 1) {
    const changes = { familyName: `Beispiel ${"abcdefghij"[Math.abs(turn) % 10] ?? ""}` };
    const autosave = await timed(() => applicationSteps.save(visitor, { id: begun.id, version, changes }));
    version = autosave.value;
    const write = await timed(() => client.send(new PutCommand({ TableName: tableName, Item: item })));
    if (turn < 0) continue;
    autosaves.push(autosave.milliseconds);
    writes.push(write.milliseconds);
  }
  await client.send(new DeleteCommand({ TableName: tableName, Key: { processId } }));
  client.destroy();
  return {
    title: `Autosave request against the bare DynamoDB call, ${SAMPLES} of each in turn`,
    remark: `Baseline: PutItem of the same ${Buffer.byteLength(JSON.stringify(item))} bytes with the AWS SDK.`,
    figures: ([0.5, 0.95] as const).map((share) => ({
      name: `autosave, ${share === 0.5 ? "median" : "95th percentile"}`,
      value: quantile(autosaves, share),
      unit: "ms",
      baseline: quantile(writes, share),
    })),
  };
}
