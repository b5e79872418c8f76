import { localAccount } from "#infra/laptop/template/PortalResources.ts";

export type RequestedAction = {
  readonly action: string;
  /** ARNs, one of which has to be allowed: usually the only one. */
  readonly resources: readonly string[];
};

/** What reading and writing encrypted data does with its key, in the name of the caller. */
const USES: Readonly<Record<string, string>> = {
  "s3:GetObject": "kms:Decrypt",
  "s3:PutObject": "kms:GenerateDataKey",
  "secretsmanager:GetSecretValue": "kms:Decrypt",
  "secretsmanager:PutSecretValue": "kms:GenerateDataKey",
  // Tables have one key for all items, which every access decrypts.
  "dynamodb:BatchGetItem": "kms:Decrypt",
  "dynamodb:BatchWriteItem": "kms:Decrypt",
  "dynamodb:DeleteItem": "kms:Decrypt",
  "dynamodb:GetItem": "kms:Decrypt",
  "dynamodb:PutItem": "kms:Decrypt",
  "dynamodb:Query": "kms:Decrypt",
  "dynamodb:Scan": "kms:Decrypt",
  "dynamodb:UpdateItem": "kms:Decrypt",
};

/** The use of keys that an action on an encrypted bucket, table or secret entails, through that service. */
export function keyUse(
  { action, resources }: RequestedAction,
  keysByResource: ReadonlyMap<string, string>,
): readonly (RequestedAction & { readonly context: Readonly<Record<string, string>> })[] {
  const use = USES[action];
  if (use === undefined) return [];
  const [service] = action.split(":");
  const context = { "kms:ViaService": `${service}.${localAccount.region}.amazonaws.com` };
  return resources.flatMap((resource) => {
    const key = keysByResource.get(encryptedPart(resource));
    return key === undefined ? [] : [{ action: use, resources: [key], context }];
  });
}

/** Of an object its bucket, of an index its table. */
function encryptedPart(arn: string): string {
  return arn.startsWith("arn:aws:s3:::") ? arn.replace(/\/.*$/s, "") : arn.replace(/\/index\/.*$/, "");
}
