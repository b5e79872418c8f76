import type { DistributionResource, WrittenHeader } from "../template/DistributionResource.ts";

/** Address of a bucket on AWS. */
const BUCKET_ADDRESS = /https:\/\/[a-z0-9-]+\.s3\.[a-z0-9-]+\.amazonaws\.com/g;

/** The distribution, where buckets answer on this machine and pages may need a wider policy. */
export function onThisMachine(
  distribution: DistributionResource,
  {
    awsEndpoint,
    widen = (policy) => policy,
  }: { readonly awsEndpoint: string; readonly widen?: ((contentPolicy: string) => string) | undefined },
): DistributionResource {
  const here = ({ name, value, overrides }: WrittenHeader): WrittenHeader => {
    const local = value.replaceAll(BUCKET_ADDRESS, awsEndpoint);
    return { name, overrides, value: name === "content-security-policy" ? widen(local) : local };
  };
  return {
    ...distribution,
    behaviours: distribution.behaviours.map((behaviour) => ({
      ...behaviour,
      writes: behaviour.writes.map(here),
    })),
  };
}
