import { appendFile } from "node:fs/promises";
import type { OperatorLog, RecordAccess } from "#ports/operation/EventLog.ts";
import { randomUUID } from "node:crypto";
import {
  CloudWatchLogsClient,
  CreateLogStreamCommand,
  PutLogEventsCommand,
} from "@aws-sdk/client-cloudwatch-logs";
import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";

/** On one machine, next to the logs of the functions. */
export function fileOperatorLog(file: string): OperatorLog {
  return {
    write: (access) => appendFile(file, `${lineOf(access)}\n`, { mode: 0o600, flush: true }),
  };
}

/** As the functions write theirs: one JSON object a line. */
export function lineOf({ at, ...access }: RecordAccess): string {
  return JSON.stringify({ time: at, level: "info", message: "operator-looked", ...access });
}

/** A stream for each line: operators do not wait for each other, and none of them needs to read what is there. */
export function createCloudWatchOperatorLog(
  logGroupName: string,
  client = new CloudWatchLogsClient({}),
): OperatorLog {
  return {
    async write(access) {
      const stream = { logGroupName, logStreamName: randomUUID() };
      await client.send(new CreateLogStreamCommand(stream));
      const { rejectedLogEventsInfo: refused } = await client.send(
        new PutLogEventsCommand({
          ...stream,
          logEvents: [{ timestamp: Date.parse(access.at), message: lineOf(access) }],
        }),
      );
      // Answered as done all the same, for example on a machine whose clock is wrong.
      if (refused !== undefined) throw new Error(`refused: ${Object.keys(refused).join(", ")}`);
    },
  };
}

/** Whose credentials the command runs with: a role's name and its session, or a user. */
export async function operatorInAws(client = new STSClient({})): Promise<string> {
  const { Arn: arn } = await client.send(new GetCallerIdentityCommand());
  if (arn === undefined) throw new Error("AWS does not say whose credentials these are");
  return arn;
}
