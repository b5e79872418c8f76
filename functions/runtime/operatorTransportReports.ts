import { createDocumentClient, createLocalDocumentClient } from "../adapters/dynamodb/documentClient.ts";
import { createSubmissionRepository } from "../adapters/dynamodb/DynamoSubmissionRepository.ts";
import type { LocalAws } from "../adapters/system/LocalAws.ts";
import { systemClock } from "../adapters/system/systemClock.ts";
import type { Ports } from "../ports/Ports.ts";

/** Records of what was sent from a portal: on this machine, or in AWS with the usual credentials. */
export function operatorTransportReports(
  tableName: string,
  local?: LocalAws & { readonly now: string },
): Pick<Ports, "submissions"> {
  const client = local === undefined ? createDocumentClient() : createLocalDocumentClient(local);
  const clock = local === undefined ? systemClock : { now: () => new Date(local.now) };
  return { submissions: createSubmissionRepository({ client, tableName }, clock) };
}
