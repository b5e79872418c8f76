import { SFNClient } from "@aws-sdk/client-sfn";
import { clientOfLocalAws, type LocalAws } from "../system/LocalAws.ts";
import type { StateMachine } from "./startExecution.ts";

export function openStateMachine(stateMachineArn: string): StateMachine {
  return { client: new SFNClient({}), stateMachineArn };
}

/** The same at a portal's AWS endpoint on this machine, for commands outside of it. */
export function openLocalStateMachine(stateMachineArn: string, local: LocalAws): StateMachine {
  return { client: new SFNClient(clientOfLocalAws(local)), stateMachineArn };
}
