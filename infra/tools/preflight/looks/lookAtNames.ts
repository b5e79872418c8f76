import type { AccountFacts } from "../AccountFacts.ts";
import { fine, must, unseen, type Finding } from "../Finding.ts";
import type { PlannedPortal } from "../plannedPortal.ts";

/** Whether the fixed names of the templates are free or this portal's own: CloudFormation stops at one that is taken. */
export function lookAtNames(planned: PlannedPortal, facts: AccountFacts): readonly Finding[] {
  const { ownNames, secrets, functionNames } = facts;
  if (!ownNames.ok) return [unseen("names", ownNames.failure)];
  const isOthers = (name: string): boolean => !ownNames.value.has(name);
  const taken = !secrets.ok
    ? [unseen("names of secrets", secrets.failure)]
    : secrets.value
        .filter(({ name }) => planned.secretNames.includes(name) && isOthers(name))
        .map(({ name, deletedOn }) =>
          must(
            "names of secrets",
            deletedOn === undefined
              ? `${name} is there already and is of none of the stacks: keep its value elsewhere and delete it.`
              : `${name} was deleted on ${deletedOn} and is taken until its recovery ends: if nobody needs it, aws secretsmanager delete-secret --secret-id ${name} --force-delete-without-recovery`,
          ),
        );
  const functions = !functionNames.ok
    ? [unseen("names of functions", functionNames.failure)]
    : functionNames.value
        .filter((name) => planned.functionNames.includes(name) && isOthers(name))
        .map((name) => must("names of functions", `${name} is there already and is of none of the stacks.`));
  const names = planned.secretNames.length + planned.functionNames.length;
  return taken.length + functions.length === 0
    ? [fine("names", `${names.toString()} secrets and functions, free or of this portal`)]
    : [...taken, ...functions];
}
