import { localAccount } from "../template/localAccount.ts";

/** What AWS SDK clients of this process need to speak to LocalStack. */
export function sdkOptions(awsEndpoint: string) {
  const { region, accessKeyId, secretAccessKey } = localAccount;
  return {
    endpoint: awsEndpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets stand in the path: names before an IP address do not resolve.
    forcePathStyle: true,
  };
}
