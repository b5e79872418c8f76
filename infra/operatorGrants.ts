import type { Grant, GrantTarget } from "./functions.ts";

/** What one command of the operator does in AWS. */
interface CommandGrants {
  readonly commands: readonly string[];
  readonly grants: readonly Grant[];
}

const of = (target: GrantTarget, ...actions: readonly string[]): Grant => ({ target, actions });

/** By command, as its stores ask (functions/runtime/operator). `xta`, `check-settings` and `restore-drill` ask AWS nothing. */
export const OPERATOR_GRANTS: readonly CommandGrants[] = [
  {
    commands: ["list", "show", "resend", "prove"],
    grants: [
      of("processes", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Scan"),
      of("processKeys", "dynamodb:BatchGetItem", "dynamodb:GetItem", "dynamodb:PutItem"),
      of("submissions", "dynamodb:GetItem", "dynamodb:Scan"),
      of("submitMachine", "states:StartExecution"),
    ],
  },
  {
    commands: ["forms", "places"],
    // Activating the bundled version deletes the name of another; the bucket keeps every version.
    grants: [
      of("forms", "s3:ListBucket"),
      of("formsObjects", "s3:DeleteObject", "s3:GetObject", "s3:PutObject"),
    ],
  },
  {
    commands: ["block", "owner-ids"],
    grants: [
      of("blocks", "dynamodb:DeleteItem", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Scan"),
      of("submissions", "dynamodb:PutItem", "dynamodb:Scan"),
      of("ownerKeys", "secretsmanager:GetSecretValue"),
    ],
  },
  { commands: ["availability"], grants: [of("availability", "dynamodb:GetItem", "dynamodb:PutItem")] },
  { commands: ["feedback"], grants: [of("feedback", "dynamodb:Scan")] },
  { commands: ["health"], grants: [of("health", "dynamodb:GetItem")] },
  { commands: ["statistics"], grants: [of("statistics", "dynamodb:GetItem")] },
  { commands: ["transport-report"], grants: [of("submissions", "dynamodb:Scan")] },
  {
    commands: ["payments"],
    grants: [
      of("payments", "dynamodb:GetItem", "dynamodb:PutItem"),
      of("paymentsMismatches", "dynamodb:Query"),
    ],
  },
  {
    commands: ["restore"],
    grants: (["processes", "submissions", "payments", "blocks"] as const).map((target) =>
      of(target, "dynamodb:DescribeTable", "dynamodb:PutItem", "dynamodb:Scan"),
    ),
  },
];

/** What a restored table is called (RUNBOOK.md, "Restoring"), and what `restore` does with it. */
export const RESTORED = { suffix: "-well", actions: ["dynamodb:DescribeTable", "dynamodb:Scan"] } as const;

/** What who keeps the secrets does: enters values without reading them, and asks for a certificate of the seal (`seal`). */
export const KEEPER_GRANTS: readonly Grant[] = [
  ...(
    [
      "identitySecrets",
      "transportSecrets",
      "callbackSecret",
      "postboxSecret",
      "paymentSecrets",
      "ownerKeys",
    ] as const
  ).map((target) => of(target, "secretsmanager:DescribeSecret", "secretsmanager:PutSecretValue")),
  of("sealKey", "kms:GetPublicKey", "kms:Sign"),
];

/** What a look at an account and a comparison with it ask (tools/preflight, tools/guard); nothing of it reads data. */
export const PREFLIGHT_ACTIONS = [
  "acm:DescribeCertificate",
  "cloudformation:DescribeStacks",
  "cloudformation:GetTemplate",
  "cloudformation:ListStackResources",
  "cloudtrail:DescribeTrails",
  "cloudtrail:GetEventSelectors",
  "cloudtrail:GetTrailStatus",
  "lambda:ListFunctions",
  "secretsmanager:ListSecrets",
  "servicequotas:ListAWSDefaultServiceQuotas",
  "servicequotas:ListServiceQuotas",
  "sns:ListSubscriptionsByTopic",
] as const;
