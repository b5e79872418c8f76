/** Why stacks of these settings do not go to the account of these credentials; undefined: they may. */
export function wrongAccount(named: string | undefined, used: string | undefined): string | undefined {
  if (named === undefined || used === undefined || named === used) return undefined;
  return `The settings are for the AWS account ${named}, and these credentials are of ${used}. Nothing was changed: use those of ${named}.`;
}
