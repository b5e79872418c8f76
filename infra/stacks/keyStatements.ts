import type { FunctionStatement } from "../constructs/PortalFunction.ts";
import type { Grant } from "../functionGrants.ts";

/** What a service needs of the key on behalf of a caller that reads or writes there. */
const BY_SERVICE: readonly (readonly [
  service: string,
  isUsedBy: (action: string) => boolean,
  actions: readonly string[],
])[] = [
  [
    "dynamodb",
    (action) => action.startsWith("dynamodb:"),
    [
      "kms:Decrypt",
      "kms:DescribeKey",
      "kms:Encrypt",
      "kms:GenerateDataKey",
      "kms:ReEncryptFrom",
      "kms:ReEncryptTo",
    ],
  ],
  ["s3", (action) => action === "s3:GetObject", ["kms:Decrypt"]],
  ["s3", (action) => action === "s3:PutObject", ["kms:Decrypt", "kms:GenerateDataKey"]],
  ["secretsmanager", (action) => action.startsWith("secretsmanager:"), ["kms:Decrypt"]],
];

/** The use of the data key that follows from what a function may touch, each only through the service that it touches. */
export function keyStatements(
  grants: readonly Grant[],
  { keyArn, region }: { readonly keyArn: string; readonly region: string },
): readonly FunctionStatement[] {
  const granted = grants.flatMap(({ actions }) => actions);
  const byService = new Map<string, Set<string>>();
  for (const [service, isUsedBy, actions] of BY_SERVICE) {
    if (!granted.some(isUsedBy)) continue;
    byService.set(service, new Set([...(byService.get(service) ?? []), ...actions]));
  }
  return [...byService].map(([service, actions]) => ({
    actions: [...actions].sort(),
    resources: [keyArn],
    conditions: { StringEquals: { "kms:ViaService": `${service}.${region}.amazonaws.com` } },
  }));
}
