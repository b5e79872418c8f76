import { SFNClient } from "@aws-sdk/client-sfn";
import type { StateMachine } from "./startExecution.ts";

export function openStateMachine(stateMachineArn: string): StateMachine {
  return { client: new SFNClient({}), stateMachineArn };
}

/** The same at a portal's AWS endpoint on this machine, for commands outside of it. */
export function openLocalStateMachine(
  stateMachineArn: string,
  {
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
  }: {
    readonly endpoint: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  },
): StateMachine {
  const credentials = { accessKeyId, secretAccessKey };
  return { client: new SFNClient({ endpoint, region, credentials }), stateMachineArn };
}
