import { DynamoDBClient, ListTablesCommand, ScanCommand } from "@aws-sdk/client-dynamodb";
import { ListBucketsCommand, paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import { ListExecutionsCommand, ListStateMachinesCommand, SFNClient } from "@aws-sdk/client-sfn";
import type { ConsoleStores } from "../laptop/console/consoleSources.ts";
import { localAccount } from "../laptop/template/PortalResources.ts";
import { newestLines } from "./processes/newestLines.ts";

const SHOWN_EXECUTIONS = 30;

type LocalStackStores = {
  readonly names: {
    readonly tables: readonly string[];
    readonly buckets: readonly string[];
    readonly stateMachines: readonly string[];
  };
  readonly stores: ConsoleStores;
};

/** What the console shows of the portal in LocalStack: all resources whose names begin with the prefix. */
export async function localStackStores(
  awsEndpoint: string,
  options: { readonly prefix: string; /** What functions print. */ readonly logsFolder: string },
): Promise<LocalStackStores> {
  const { prefix, logsFolder } = options;
  const dynamo = new DynamoDBClient(sdkOptions(awsEndpoint));
  const s3 = new S3Client(sdkOptions(awsEndpoint));
  const sfn = new SFNClient(sdkOptions(awsEndpoint));
  const { TableNames: allTables = [] } = await dynamo.send(new ListTablesCommand({}));
  const { Buckets: allBuckets = [] } = await s3.send(new ListBucketsCommand({}));
  const { stateMachines: machines = [] } = await sfn.send(new ListStateMachinesCommand({}));
  const tables = allTables.filter((name) => name.startsWith(prefix));
  const buckets = allBuckets.flatMap(({ Name = "" }) => (Name.startsWith(prefix) ? Name : []));

  async function executionsOf(machine: { readonly stateMachineArn?: string; readonly name?: string }) {
    const { stateMachineArn, name: machineName = "" } = machine;
    const listed = await sfn.send(
      new ListExecutionsCommand({ stateMachineArn, maxResults: SHOWN_EXECUTIONS }),
    );
    return (listed.executions ?? []).map(({ name = "", status = "", startDate }) => ({
      name,
      machine: machineName,
      status,
      state: "",
      startedAt: startDate?.toISOString() ?? "",
      error: "",
    }));
  }

  async function contentsOf(Bucket: string) {
    let objects = 0;
    let bytes = 0;
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket })) {
      objects += Contents.length;
      bytes += Contents.reduce((sum, { Size = 0 }) => sum + Size, 0);
    }
    return { name: Bucket, objects, bytes };
  }

  return {
    names: { tables, buckets, stateMachines: machines.map(({ stateMachineArn }) => stateMachineArn ?? "") },
    stores: {
      movesClock: false,
      tables: () =>
        Promise.all(
          tables.map(async (TableName) => {
            const { Count = 0 } = await dynamo.send(new ScanCommand({ TableName, Select: "COUNT" }));
            return { name: TableName, items: Count };
          }),
        ),
      buckets: () => Promise.all(buckets.map(contentsOf)),
      executions: async () => {
        const all = (await Promise.all(machines.map(executionsOf))).flat();
        return all
          .sort((one, other) => other.startedAt.localeCompare(one.startedAt))
          .slice(0, SHOWN_EXECUTIONS);
      },
      logs: () => Promise.resolve(newestLines(logsFolder)),
    },
  };
}

/** What AWS SDK clients of this process need to speak to LocalStack. */
export function sdkOptions(awsEndpoint: string) {
  const { region, accessKeyId, secretAccessKey } = localAccount;
  return {
    endpoint: awsEndpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets stand in the path: names before an IP address do not resolve.
    forcePathStyle: true,
  };
}
