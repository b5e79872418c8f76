import path from "node:path";
import { userInfo } from "node:os";
import type { LocalAws } from "#adapters/system/LocalAws.ts";
import { createDocumentClient, createLocalDocumentClient } from "#adapters/dynamodb/documentClient.ts";
import { createProcessKeys } from "#adapters/dynamodb/createProcessKeys.ts";
import { createProcessRepository } from "#adapters/dynamodb/createProcessRepository.ts";
import { createSubmissionRepository } from "#adapters/dynamodb/createSubmissionRepository.ts";
import {
  openLocalStateMachine,
  openStateMachine,
  createSubmitWorkflow,
} from "#adapters/step-functions/createWorkflows.ts";
import { sealVerifier } from "#adapters/pdf/seal/sealVerifier.ts";
import { systemClock } from "#adapters/system/nodeSystem.ts";
import type { Ports } from "#ports/Ports.ts";
import {
  createCloudWatchOperatorLog,
  operatorInAws,
  fileOperatorLog,
} from "#adapters/operator-log/operatorLogs.ts";
import type { SealVerifier } from "#ports/documents/Seal.ts";
import type { OperatorLog } from "#ports/operation/EventLog.ts";

interface ApplicationPlaces {
  readonly processesTable: string;
  readonly processKeysTable: string;
  readonly submissionsTable: string;
  /** ARN of `submit-process`. */
  readonly stateMachine: string;
}

/** The sent applications of a portal: on this machine, or in AWS with the usual credentials. */
export function operatorApplications(
  { processesTable, processKeysTable, submissionsTable, stateMachine }: ApplicationPlaces,
  local?: LocalAws & { readonly now: Date },
): Pick<Ports, "processes" | "submissions" | "submitWorkflow" | "clock" | "log"> & {
  readonly seals: SealVerifier;
} {
  const client = local === undefined ? createDocumentClient() : createLocalDocumentClient(local);
  const clock = local === undefined ? systemClock : { now: () => local.now };
  return {
    processes: createProcessRepository(
      { client, tableName: processesTable },
      createProcessKeys({ client, tableName: processKeysTable }),
    ),
    submissions: createSubmissionRepository({ client, tableName: submissionsTable }, clock),
    submitWorkflow: createSubmitWorkflow(
      local === undefined ? openStateMachine(stateMachine) : openLocalStateMachine(stateMachine, local),
    ),
    seals: sealVerifier,
    clock,
    // What operators do is answered to them; the command has no log of its own.
    log: { write: () => undefined },
  };
}

export interface OperatorAccess {
  readonly who: string;
  readonly log: OperatorLog;
}

/** Where accesses to data of people of a portal in AWS are logged, and who accesses them. */
export async function operatorAccessInAws(logGroup: string): Promise<OperatorAccess> {
  return { who: await operatorInAws(), log: createCloudWatchOperatorLog(logGroup) };
}

/** The same of the portal on this machine, whose state folder its settings lie in. */
export function operatorAccessHere(settingsFile: string): OperatorAccess {
  const file = path.join(path.dirname(settingsFile), "logs", "operators.log");
  return { who: userInfo().username, log: fileOperatorLog(file) };
}
