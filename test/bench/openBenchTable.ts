import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";

const descriptionSchema = z.object({
  aws: z.object({ endpoint: z.url(), region: z.string(), tables: z.array(z.string()) }),
});

/** The table of the drafts behind a running portal, with the same client that the functions use. */
export async function openBenchTable(url: string): Promise<{
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
  readonly endpoint: string;
  readonly region: string;
}> {
  const answer = await fetch(new URL("/__local", url), { headers: { accept: "application/json" } });
  const { aws } = descriptionSchema.parse(await answer.json());
  const tableName = aws.tables.find((name) => /process/i.test(name));
  if (tableName === undefined) throw new Error("the portal names no table of processes");
  const { endpoint, region } = aws;
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region, credentials }));
  return { client, tableName, endpoint, region };
}
