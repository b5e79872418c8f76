import { createLocalDocumentClient, createDocumentClient } from "#adapters/dynamodb/documentClient.ts";
import { storedTable } from "#adapters/dynamodb/storedTable.ts";
import { openLocalBucket } from "#adapters/s3/openBucket.ts";
import { storedBucket } from "#adapters/s3/storedBucket.ts";
import type { LocalAws } from "#adapters/system/LocalAws.ts";
import type { PortalState, StateCopy, StoredTable } from "#ports/operation/PortalState.ts";
import { folderCopy } from "#adapters/file-system/folderCopy.ts";

/**
 * Everything that the portal on this machine knows, by the names that the data stack gave; but not what its processes are
 * sealed with, of which there must be no copy.
 */
export function operatorState(
  names: { readonly tables: readonly string[]; readonly buckets: readonly string[] },
  local: LocalAws,
): PortalState {
  const client = createLocalDocumentClient(local);
  return {
    tables: names.tables.flatMap((tableName) => {
      const [, name] = /-data-([A-Z][a-z]+?)Table/.exec(tableName) ?? [];
      return name === undefined ? [] : [storedTable(name, { client, tableName })];
    }),
    buckets: names.buckets.flatMap((bucketName) => {
      const [, name] = /-data-([a-z]+?)bucket/.exec(bucketName) ?? [];
      return name === undefined ? [] : [storedBucket(name, openLocalBucket(bucketName, local))];
    }),
  };
}

/** A copy of what a portal knows, in a folder of this machine. */
export const operatorCopy = (folder: string): Promise<StateCopy> => folderCopy(folder);

/** A table by its whole name, with the usual credentials. */
export function operatorTable(tableName: string): StoredTable {
  return storedTable(tableName, { client: createDocumentClient(), tableName });
}
