import { randomUUID } from "node:crypto";
import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { openBenchTable } from "../bench/openBenchTable.ts";
import { applicationSteps } from "../bench/applicationSteps.ts";
import { Visitor } from "../integration/portal/Visitor.ts";

const TOGETHER = 25;

/** Adds drafts of other people to the table, each a copy of a filled-in one. */
export async function fillTable(url: string, count: number): Promise<void> {
  const { client, tableName } = await openBenchTable(url);
  const visitor = new Visitor(url);
  await visitor.startAnonymously();
  const begun = await applicationSteps.begin(visitor);
  await applicationSteps.fillIn(visitor, begun);
  const { Item: draft } = await client.send(
    new GetCommand({ TableName: tableName, Key: { processId: begun.id } }),
  );
  for (let from = 0; from < count; from += TOGETHER) {
    await Promise.all(
      Array.from({ length: Math.min(TOGETHER, count - from) }, () =>
        client.send(
          new PutCommand({
            TableName: tableName,
            Item: { ...draft, processId: randomUUID(), ownerId: `other:${randomUUID()}` },
          }),
        ),
      ),
    );
  }
}
