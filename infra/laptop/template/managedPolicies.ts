import { CachePolicy, OriginRequestPolicy } from "aws-cdk-lib/aws-cloudfront";
import type { CachePolicyResource, PassedOn } from "./DistributionResource.ts";

export const NOTHING: PassedOn = {
  headers: { kind: "none" },
  cookies: { kind: "none" },
  queryStrings: { kind: "none" },
};
const EVERYTHING: PassedOn = {
  headers: { kind: "all" },
  cookies: { kind: "all" },
  queryStrings: { kind: "all" },
};
export const KEEPS_NOTHING: CachePolicyResource = { minimum: 0, maximum: 0, encodings: [], key: NOTHING };
const KEEPS_A_YEAR: CachePolicyResource = {
  minimum: 1,
  maximum: 31_536_000,
  encodings: ["br", "gzip"],
  key: NOTHING,
};

/** Policies that stand in no template because AWS keeps them, by id: CloudFront, "Use managed cache policies". */
export const MANAGED_CACHE_POLICIES: ReadonlyMap<string, CachePolicyResource> = new Map([
  [CachePolicy.CACHING_DISABLED.cachePolicyId, KEEPS_NOTHING],
  [CachePolicy.CACHING_OPTIMIZED.cachePolicyId, KEEPS_A_YEAR],
]);

/** CloudFront, "Use managed origin request policies". */
export const MANAGED_REQUEST_POLICIES: ReadonlyMap<string, PassedOn> = new Map([
  [OriginRequestPolicy.ALL_VIEWER.originRequestPolicyId, EVERYTHING],
  [
    OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
    { ...EVERYTHING, headers: { kind: "except" as const, names: ["Host"] } },
  ],
]);
