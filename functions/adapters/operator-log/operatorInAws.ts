import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";

/** Whose credentials the command runs with: a role's name and its session, or a user. */
export async function operatorInAws(client = new STSClient({})): Promise<string> {
  const { Arn: arn } = await client.send(new GetCallerIdentityCommand());
  if (arn === undefined) throw new Error("AWS does not say whose credentials these are");
  return arn;
}
