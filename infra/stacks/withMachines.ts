import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { EnvironmentName } from "../../functions/runtime/environment.ts";
import type { FunctionSurroundings } from "./functionsOf.ts";

const VARIABLES = [
  ["submitMachine", "SUBMIT_STATE_MACHINE_ARN"],
  ["trackMachine", "TRACK_STATE_MACHINE_ARN"],
  ["collectMachine", "COLLECT_STATE_MACHINE_ARN"],
] as const;
type MachineName = (typeof VARIABLES)[number][0];

/** Surroundings in which functions can be told of these state machines, too. */
export function withMachines(
  surroundings: FunctionSurroundings,
  machines: Partial<Readonly<Record<MachineName, StateMachine>>>,
): FunctionSurroundings {
  const values: Partial<Record<EnvironmentName, string>> = {};
  const arns = new Map<string, string>();
  for (const [name, variable] of VARIABLES) {
    const arn = machines[name]?.stateMachineArn;
    if (arn === undefined) continue;
    values[variable] = arn;
    arns.set(name, arn);
  }
  return {
    ...surroundings,
    values: { ...surroundings.values, ...values },
    arnsOf: (target) => {
      const arn = arns.get(target);
      return arn === undefined ? surroundings.arnsOf(target) : [arn];
    },
  };
}
