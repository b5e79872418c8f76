import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { clientOfLocalAws, type LocalAws } from "../system/LocalAws.ts";

/** One client per function; region and endpoint come from the environment, as everywhere on AWS. */
export function createDocumentClient(): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
}

/** The same for a portal's AWS endpoint on this machine, for commands outside of it. */
export function createLocalDocumentClient(local: LocalAws): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient(clientOfLocalAws(local)));
}
