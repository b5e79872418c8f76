import type { AccountFacts, DeployedStack } from "../AccountFacts.ts";
import { fine, must, type Finding } from "../Finding.ts";
import { EDGE_REGION, type PlannedPortal } from "../plannedPortal.ts";

/** What the stacks of a portal are called, whichever portal it is. */
const PORTAL_STACK =
  /^recognition-portal-(.+)-(?:data|workflow|api|alerts|edge|frontend|monitoring|backup|log-archive|access)$/;
/** As CloudFormation writes them: a stack in such a state takes no update. */
const DELETE_FIRST = new Set(["ROLLBACK_COMPLETE", "ROLLBACK_FAILED", "CREATE_FAILED", "DELETE_FAILED"]);

/** Whether it is the state's own account, this portal's alone, and ready for stacks. */
export function lookAtAccount(planned: PlannedPortal, facts: AccountFacts): readonly Finding[] {
  const regions = [...new Set([planned.region, EDGE_REGION])];
  return [account(planned, facts), ...regions.flatMap((region) => stacksIn(region, { planned, facts }))];
}

function account({ account, region }: PlannedPortal, facts: AccountFacts): Finding {
  const about = "account";
  if (!facts.account.ok)
    return must(about, `AWS takes no call: ${facts.account.failure}. Sign in to the state's account.`);
  const used = facts.account.value;
  if (account !== undefined && account !== used) {
    return must(about, `these credentials are of ${used}, the settings are for ${account}.`);
  }
  return fine(about, `${used}, region ${region}${account === undefined ? " (the settings name none)" : ""}`);
}

function stacksIn(
  region: string,
  { planned, facts }: { readonly planned: PlannedPortal; readonly facts: AccountFacts },
): readonly Finding[] {
  const about = `stacks in ${region}`;
  const seen = facts.stacks[region];
  // Without them nobody knows whether another portal is there.
  if (seen?.ok !== true) return [must(about, `they cannot be listed: ${seen?.failure ?? "nobody asked"}`)];
  const others = seen.value.filter(
    ({ name }) => (PORTAL_STACK.exec(name)?.[1] ?? planned.portalId) !== planned.portalId,
  );
  const own = seen.value.filter(({ name }) => planned.stackNames.includes(name));
  const findings = [
    ...others.map(({ name }) =>
      must(about, `${name} is of another portal. One account has one: use another.`),
    ),
    ...own.flatMap((stack) => blocked(about, stack)),
  ];
  const counted = own.length === 0 ? "none of this portal yet" : `${own.length.toString()} of this portal`;
  return findings.length === 0 ? [fine(about, `${counted}, none of another`)] : findings;
}

function blocked(about: string, { name, status }: DeployedStack): readonly Finding[] {
  if (DELETE_FIRST.has(status)) {
    return [
      must(
        about,
        `${name} is ${status}: lift the protection of its tables, delete it (DEPLOYING.md, "Rolling back").`,
      ),
    ];
  }
  if (status === "UPDATE_ROLLBACK_FAILED") {
    return [must(about, `${name}: aws cloudformation continue-update-rollback --stack-name ${name}`)];
  }
  return status.endsWith("_IN_PROGRESS") ? [must(about, `${name} is ${status}: wait for its end.`)] : [];
}
