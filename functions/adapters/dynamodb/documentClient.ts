import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

/** One client per function; region and endpoint come from the environment, as everywhere on AWS. */
export function createDocumentClient(): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
}

/** The same for a portal's AWS endpoint on this machine, for commands outside of it. */
export function createLocalDocumentClient({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}): DynamoDBDocumentClient {
  const credentials = { accessKeyId, secretAccessKey };
  return DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region, credentials }));
}
