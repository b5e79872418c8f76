import { type ResourceDifference, ResourceImpact, fullDiff } from "@aws-cdk/cloudformation-diff";
import { z } from "zod";

/** A stack as it is deployed and as it would be; `deployed` absent: it is new. */
export interface ChangedStack {
  readonly stackName: string;
  readonly deployed: unknown;
  readonly planned: unknown;
}

/** Logical ids that the operator names: what may be replaced, and what may be deleted. */
export interface AcceptedChanges {
  readonly replacements: readonly string[];
  readonly deletions: readonly string[];
}

export interface GuardedChange {
  readonly kind: "replacement" | "deletion";
  readonly stackName: string;
  readonly logicalId: string;
  /** What it is, and what would be lost. */
  readonly says: string;
}

/** What nothing brings back, or what others hold the name of, and what is lost with it. */
const GUARDED: Readonly<Record<string, string>> = {
  "AWS::DynamoDB::Table": "its items stay behind in the old table",
  "AWS::S3::Bucket": "its files stay behind in the old bucket",
  "AWS::KMS::Key":
    "nothing that it encrypted can be read without it, nothing that it signed is certified any more",
  "AWS::SecretsManager::Secret": "its value has to be entered again",
  "AWS::StepFunctions::StateMachine": "its executions end, and applications that are being sent with them",
  "AWS::Backup::BackupVault": "its copies stay behind in the old vault",
  "AWS::SNS::Topic": "its subscriptions end, so that nobody is told of alarms",
  "AWS::CloudFront::Distribution": "the host's DNS entry points to its name",
};

const REPLACED: readonly ResourceImpact[] = [ResourceImpact.WILL_REPLACE, ResourceImpact.MAY_REPLACE];
const DELETED: readonly ResourceImpact[] = [ResourceImpact.WILL_DESTROY, ResourceImpact.WILL_ORPHAN];

/** What of a deployment cannot be taken back: guarded resources replaced or gone, and exports gone that are in use. */
export function judgeChanges(stacks: readonly ChangedStack[]): readonly GuardedChange[] {
  const imported = new Set(stacks.flatMap(({ deployed }) => importsIn(deployed)));
  return stacks
    .filter(({ deployed }) => deployed !== undefined)
    .flatMap((stack) => [...guardedResources(stack), ...guardedExports(stack, imported)]);
}

/** Without what the operator has named. */
export function unaccepted(
  changes: readonly GuardedChange[],
  { replacements, deletions }: AcceptedChanges,
): readonly GuardedChange[] {
  return changes.filter(
    ({ kind, logicalId }) => !(kind === "replacement" ? replacements : deletions).includes(logicalId),
  );
}

const templateSchema = z.record(z.string(), z.unknown());

function guardedResources({ stackName, deployed, planned }: ChangedStack): readonly GuardedChange[] {
  const { resources } = fullDiff(templateSchema.parse(deployed), templateSchema.parse(planned));
  return resources.logicalIds.flatMap((logicalId) => {
    const change = resources.get(logicalId);
    const type = change.oldResourceType ?? "";
    const lost = GUARDED[type];
    const kind = kindOf(change);
    if (lost === undefined || kind === undefined) return [];
    const because =
      kind === "deletion" ? "" : ` because of ${Object.keys(change.propertyUpdates).join(", ")}`;
    const says = `${type} ${logicalId} would be ${kind === "deletion" ? "deleted" : "replaced"}${because}: ${lost}.`;
    return [{ kind, stackName, logicalId, says }];
  });
}

function kindOf(change: ResourceDifference): GuardedChange["kind"] | undefined {
  if (change.isAddition) return undefined;
  // CDK's list knows no replacement by another type: the old resource goes.
  if (change.resourceTypeChanged || DELETED.includes(change.changeImpact)) return "deletion";
  return REPLACED.includes(change.changeImpact) ? "replacement" : undefined;
}

const outputsSchema = z.object({
  Outputs: z.record(z.string(), z.object({ Export: z.object({ Name: z.string() }).optional() })).default({}),
});

const exportsOf = (template: unknown): readonly (readonly [name: string, logicalId: string])[] =>
  Object.entries(outputsSchema.parse(template).Outputs).flatMap(([logicalId, { Export }]) =>
    Export === undefined ? [] : [[Export.Name, logicalId] as const],
  );

function guardedExports(
  { stackName, deployed, planned }: ChangedStack,
  imported: ReadonlySet<string>,
): readonly GuardedChange[] {
  const left = new Set(exportsOf(planned).map(([name]) => name));
  return exportsOf(deployed)
    .filter(([name]) => imported.has(name) && !left.has(name))
    .map(([name, logicalId]) => ({
      kind: "deletion",
      stackName,
      logicalId,
      says: `Export ${name} would be deleted, and another stack imports it: CloudFormation refuses until that one is deployed without it.`,
    }));
}

/** Names behind `Fn::ImportValue`, wherever they stand. */
function importsIn(template: unknown): readonly string[] {
  if (Array.isArray(template)) return template.flatMap(importsIn);
  if (typeof template !== "object" || template === null) return [];
  return Object.entries(template).flatMap(([key, value]) =>
    key === "Fn::ImportValue" && typeof value === "string" ? [value] : importsIn(value),
  );
}
