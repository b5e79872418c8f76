import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { clientOfLocalAws, type LocalAws } from "../system/LocalAws.ts";

const OPTIONS = { marshallOptions: { removeUndefinedValues: true } };

/** One client per function; region and endpoint come from the environment, as everywhere on AWS. */
export function createDocumentClient(): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient({}), OPTIONS);
}

/** The same for a portal's AWS endpoint on this machine, for commands outside of it. */
export function createLocalDocumentClient(local: LocalAws): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient(clientOfLocalAws(local)), OPTIONS);
}
