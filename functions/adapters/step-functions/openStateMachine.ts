import { SFNClient } from "@aws-sdk/client-sfn";
import type { StateMachine } from "./startExecution.ts";

export function openStateMachine(stateMachineArn: string): StateMachine {
  return { client: new SFNClient({}), stateMachineArn };
}
