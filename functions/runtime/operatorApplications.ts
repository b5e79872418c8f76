import type { LocalAws } from "../adapters/system/LocalAws.ts";
import { createDocumentClient, createLocalDocumentClient } from "../adapters/dynamodb/documentClient.ts";
import { createProcessKeys } from "../adapters/dynamodb/DynamoProcessKeys.ts";
import { createProcessRepository } from "../adapters/dynamodb/DynamoProcessRepository.ts";
import { createSubmissionRepository } from "../adapters/dynamodb/DynamoSubmissionRepository.ts";
import { openLocalStateMachine, openStateMachine } from "../adapters/step-functions/openStateMachine.ts";
import { createSubmitWorkflow } from "../adapters/step-functions/StepFunctionsSubmitWorkflow.ts";
import { sealVerifier } from "../adapters/pdf/seal/sealVerifier.ts";
import { systemClock } from "../adapters/system/systemClock.ts";
import type { Ports } from "../ports/Ports.ts";
import type { SealVerifier } from "../ports/SealVerifier.ts";

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
