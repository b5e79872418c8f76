import type { AcceptedChanges } from "../guard/judgeChanges.ts";

const TASKS = ["build", "synth", "preflight", "diff", "deploy", "bootstrap"] as const;
type CloudTask = (typeof TASKS)[number];

interface CloudWords {
  readonly task: CloudTask;
  readonly settings: string;
  /** Why a deployment goes on whatever is known of its packages. */
  readonly acceptedAudit?: string;
  /** Logical ids of resources that may be replaced, and of what may be deleted. */
  readonly accepted: AcceptedChanges;
  /** Everything else, for CDK. */
  readonly words: readonly string[];
}

/** What is asked of `infra/cloud.ts`; undefined: it is no task, or a word of ours misses what belongs to it. */
export function cloudWords([asked = "build", ...given]: readonly string[]): CloudWords | undefined {
  const task = TASKS.find((known) => known === asked);
  const named = takeWord(given, { word: "--settings", value: /^[a-z0-9-]+$/ });
  const audit = takeWord(named?.rest ?? [], { word: "--accept-audit", value: /^(?!--).*\S/ });
  const replaced = takeAll(audit?.rest ?? [], "--accept-replacement");
  const deleted = takeAll(replaced?.rest ?? [], "--accept-deletion");
  if (task === undefined || named === undefined || audit === undefined) return undefined;
  if (replaced === undefined || deleted === undefined) return undefined;
  if (audit.value !== undefined && task !== "deploy") return undefined;
  const accepted = { replacements: replaced.values, deletions: deleted.values };
  const isJudged = task === "deploy" || task === "diff";
  if (!isJudged && accepted.replacements.length + accepted.deletions.length > 0) return undefined;
  // What is changed or looked at in an account is named; looks at templates begin with the demo.
  if (named.value === undefined && (task === "deploy" || task === "preflight")) return undefined;
  return {
    task,
    settings: named.value ?? "demo",
    ...(audit.value !== undefined && { acceptedAudit: audit.value }),
    accepted,
    words: deleted.rest,
  };
}

interface TakenWord {
  readonly value?: string;
  readonly rest: readonly string[];
}

/** A word with its value, and all others; undefined: the value is missing or is none. */
function takeWord(
  given: readonly string[],
  { word, value }: { readonly word: string; readonly value: RegExp },
): TakenWord | undefined {
  const place = given.indexOf(word);
  if (place === -1) return { rest: given };
  const found = given[place + 1];
  if (found === undefined || !value.test(found)) return undefined;
  return { value: found, rest: given.toSpliced(place, 2) };
}

/** A word that may be given several times, each with a logical id. */
function takeAll(
  given: readonly string[],
  word: string,
): { readonly values: readonly string[]; readonly rest: readonly string[] } | undefined {
  const taken = takeWord(given, { word, value: /^[A-Za-z0-9]+$/ });
  if (taken?.value === undefined) return taken && { values: [], rest: taken.rest };
  const others = takeAll(taken.rest, word);
  return others && { values: [taken.value, ...others.values], rest: others.rest };
}

interface AuditVerdict {
  readonly goesOn: boolean;
  /** For the operator who deploys; empty: nothing was found. */
  readonly says: string;
}

/** What npm is asked: known weaknesses of what reaches people, and signatures of all that builds and deploys it. */
export const AUDITS = [
  ["audit", "--omit", "dev"],
  ["audit", "signatures"],
] as const;

/** Whether a portal may be deployed after what npm was asked of what it is made of. */
export function auditVerdict(isClean: boolean, acceptedBecause: string | undefined): AuditVerdict {
  if (isClean) return { goesOn: true, says: "" };
  if (acceptedBecause !== undefined) {
    return { goesOn: true, says: `Deployed in spite of npm audit: ${acceptedBecause}` };
  }
  return {
    goesOn: false,
    says: 'Not deployed: npm audit or npm audit signatures found something, or could not ask (above). To go on: --accept-audit "reason".',
  };
}

/** Why stacks of these settings do not go to the account of these credentials; undefined: they may. */
export function wrongAccount(named: string | undefined, used: string | undefined): string | undefined {
  if (named === undefined || used === undefined || named === used) return undefined;
  return `The settings are for the AWS account ${named}, and these credentials are of ${used}. Nothing was changed: use those of ${named}.`;
}
