import type { AccountFacts } from "../AccountFacts.ts";
import { fine, todo, unseen, type Finding } from "../Finding.ts";
import { EDGE_REGION, type PlannedPortal } from "../plannedPortal.ts";

/** Whether somebody is told of alarms, whether changes of objects are recorded, and whom to ask before the first deployment. */
export function lookAtWatching(planned: PlannedPortal, facts: AccountFacts): readonly Finding[] {
  return [...subscriptions(facts), trail(facts), ...addresses(planned, facts)];
}

function subscriptions({ subscriptions }: AccountFacts): readonly Finding[] {
  const about = "alarms";
  const topics = Object.entries(subscriptions);
  if (topics.length === 0)
    return [todo(about, "no topic yet: subscribe to AlarmTopicArn after the deployment.")];
  return topics.map(([topic, seen]) => {
    if (!seen.ok) return unseen(about, seen.failure);
    return seen.value === 0
      ? todo(about, `nobody has confirmed a subscription to ${topic}.`)
      : fine(about, `${seen.value.toString()} confirmed at ${topic}`);
  });
}

function trail({ trails }: AccountFacts): Finding {
  const about = "trail";
  if (!trails.ok) return unseen(about, trails.failure);
  const found = trails.value.find(({ isLogging, recordsObjects }) => isLogging && recordsObjects);
  return found === undefined
    ? todo(
        about,
        "no trail records data events of S3: who changes forms or reads the archived log stands nowhere.",
      )
    : fine(about, `${found.name} records data events of S3`);
}

/** Functions have no fixed address: a counterparty that admits callers by address needs another arrangement first. */
function addresses(
  { counterparties, stackNames }: PlannedPortal,
  { stacks }: AccountFacts,
): readonly Finding[] {
  const isThere = Object.entries(stacks)
    .filter(([region]) => region !== EDGE_REGION)
    .some(([, seen]) => seen.ok && seen.value.some(({ name }) => stackNames.includes(name)));
  return isThere || counterparties.length === 0
    ? []
    : [
        todo(
          "counterparties",
          `ask ${counterparties.join(", ")} whether callers are admitted by address: functions have none of their own.`,
        ),
      ];
}
