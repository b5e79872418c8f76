import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { describeAws } from "./describeAws.ts";

/** The table of the drafts behind a running portal, with the same client that the functions use. */
export async function openBenchTable(url: string): Promise<{
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
  /** The table of their keys. */
  readonly keysName: string;
  readonly endpoint: string;
  readonly region: string;
}> {
  const { endpoint, region, tables } = await describeAws(url);
  const tableName = tables.find((name) => name.includes("-data-Processes"));
  const keysName = tables.find((name) => name.includes("-data-ProcessKeys"));
  if (tableName === undefined || keysName === undefined)
    throw new Error("the portal names no table of processes, or of their keys");
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region, credentials }));
  return { client, tableName, keysName, endpoint, region };
}
