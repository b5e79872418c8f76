import { createDocumentClient } from "#adapters/dynamodb/documentClient.ts";
import type { ItemTable } from "#adapters/dynamodb/updateItem.ts";
import { createJsonEventLog } from "#adapters/system/createJsonEventLog.ts";
import { createSecretReader, openSecretsManager } from "#adapters/secrets/createSecretReader.ts";
import { originWordName } from "#contract/settings/settings.ts";
import type { EventLog, LogFields } from "#ports/operation/EventLog.ts";
import type { EnvironmentName } from "../environment.ts";
import { readEnvironment, readSettings } from "../deployment.ts";
import { originWordsSchema, type OriginWords } from "../http/originGuard.ts";

export { randomIds as ids } from "#adapters/system/nodeSystem.ts";
export { systemClock as clock } from "#adapters/system/nodeSystem.ts";
export { sha512 } from "#adapters/system/nodeSystem.ts";

let client: ItemTable["client"] | undefined;

/** A table with the client that all tables of the function share. */
export function itemTable(name: Extract<EnvironmentName, `${string}_TABLE`>): ItemTable {
  client ??= createDocumentClient();
  return { client, tableName: readEnvironment(name) };
}

/** The word between CloudFront and the API. */
export function originWords(): () => Promise<OriginWords> {
  const name = originWordName(readSettings().portal.portalId);
  return createSecretReader(openSecretsManager(), { name, schema: originWordsSchema });
}

/** The log of one function; `context` names it on every line. */
export const eventLog = (context: LogFields): EventLog =>
  createJsonEventLog({ threshold: readSettings().server.logLevel, context });
