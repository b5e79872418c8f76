import { userInfo } from "node:os";
import path from "node:path";
import { createCloudWatchOperatorLog } from "../adapters/operator-log/CloudWatchOperatorLog.ts";
import { fileOperatorLog } from "../adapters/operator-log/fileOperatorLog.ts";
import { operatorInAws } from "../adapters/operator-log/operatorInAws.ts";
import type { OperatorLog } from "../ports/OperatorLog.ts";

export interface OperatorLooks {
  readonly who: string;
  readonly log: OperatorLog;
}

/** Where looks at the applications of a portal in AWS are written down, and who looks. */
export async function operatorLooksInAws(logGroup: string): Promise<OperatorLooks> {
  return { who: await operatorInAws(), log: createCloudWatchOperatorLog(logGroup) };
}

/** The same of the portal on this machine, whose state folder its settings lie in. */
export function operatorLooksHere(settingsFile: string): OperatorLooks {
  const file = path.join(path.dirname(settingsFile), "logs", "operators.log");
  return { who: userInfo().username, log: fileOperatorLog(file) };
}
