/** The account and region that templates are resolved for and that every local ARN names. */
export const localAccount = {
  accountId: "000000000000",
  region: "eu-central-1",
  partition: "aws",
  urlSuffix: "amazonaws.com",
  accessKeyId: "test",
  secretAccessKey: "test",
} as const;

/** `resource` is what follows the account number, for example `function:portal-auth`. */
export function localArn(service: string, resource: string): string {
  return `arn:${localAccount.partition}:${service}:${localAccount.region}:${localAccount.accountId}:${resource}`;
}
