import { randomUUID } from "node:crypto";
import {
  CloudWatchLogsClient,
  CreateLogStreamCommand,
  PutLogEventsCommand,
} from "@aws-sdk/client-cloudwatch-logs";
import type { OperatorLog } from "../../ports/OperatorLog.ts";
import { lineOf } from "./lineOf.ts";

/** A stream for each line: operators do not wait for each other, and none of them needs to read what is there. */
export function createCloudWatchOperatorLog(
  logGroupName: string,
  client = new CloudWatchLogsClient({}),
): OperatorLog {
  return {
    async write(look) {
      const stream = { logGroupName, logStreamName: randomUUID() };
      await client.send(new CreateLogStreamCommand(stream));
      const { rejectedLogEventsInfo: refused } = await client.send(
        new PutLogEventsCommand({
          ...stream,
          logEvents: [{ timestamp: Date.parse(look.at), message: lineOf(look) }],
        }),
      );
      // Answered as done all the same, for example on a machine whose clock is wrong.
      if (refused !== undefined) throw new Error(`refused: ${Object.keys(refused).join(", ")}`);
    },
  };
}
