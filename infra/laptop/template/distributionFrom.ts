import type { z } from "zod";
import type { BehaviourResource, DistributionResource, OriginResource } from "./DistributionResource.ts";
import { distributionProperties } from "./distributionTypes.ts";
import {
  KEEPS_NOTHING,
  MANAGED_CACHE_POLICIES,
  MANAGED_REQUEST_POLICIES,
  NOTHING,
} from "./managedPolicies.ts";
import {
  cachePolicyProperties,
  originRequestPolicyProperties,
  responseHeadersPolicyProperties,
} from "./policyTypes.ts";
import type { ResourceReader } from "./readerOf.ts";

type ReadingContext = { readonly read: ResourceReader; readonly problems: string[] };
type DistributionConfig = z.infer<typeof distributionProperties>["DistributionConfig"];

/** The one distribution of the templates, with its policies put in their places; undefined: they declare none. */
export function distributionFrom(context: ReadingContext): DistributionResource | undefined {
  const [distribution] = context.read(distributionProperties, ["AWS::CloudFront::Distribution"]);
  if (distribution === undefined) return undefined;
  const { DistributionConfig: config } = distribution.properties;
  const policies = policiesFrom(context);
  const behaviour = (
    pattern: string,
    given: DistributionConfig["DefaultCacheBehavior"],
  ): BehaviourResource => ({
    pattern,
    origin: originOf(config, given.TargetOriginId),
    methods: given.AllowedMethods,
    compresses: given.Compress,
    cache: policies.cache(given.CachePolicyId),
    passesOn: policies.passesOn(given.OriginRequestPolicyId),
    writes: policies.writes(given.ResponseHeadersPolicyId),
  });
  return {
    behaviours: [
      ...config.CacheBehaviors.map((given) => behaviour(given.PathPattern, given)),
      behaviour("*", config.DefaultCacheBehavior),
    ],
    errorSeconds: new Map(
      config.CustomErrorResponses.map(({ ErrorCode, ErrorCachingMinTTL }) => [ErrorCode, ErrorCachingMinTTL]),
    ),
  };
}

const RESOLVED_SECRET = /^\{\{resolve:secretsmanager:(.+):SecretString:([^:]+)::\}\}$/;

function originOf({ Origins }: DistributionConfig, id: string): OriginResource {
  const origin = Origins.find(({ Id }) => Id === id);
  return {
    kind: origin?.S3OriginConfig === undefined ? "api" : "pages",
    host: origin?.DomainName ?? "",
    headers: (origin?.OriginCustomHeaders ?? []).map(({ HeaderName: name, HeaderValue: value }) => {
      const [, secretArn, key] = RESOLVED_SECRET.exec(value) ?? [];
      const isText = secretArn === undefined || key === undefined;
      return { name, value: isText ? value : { secretArn, key } };
    }),
  };
}

/** Finds a policy by its id, in the templates or among those of AWS. */
function policiesFrom({ read, problems }: ReadingContext) {
  const byId = <Policy>(schema: z.ZodType<Policy>, type: string): ReadonlyMap<string, Policy> =>
    new Map(read(schema, [type]).map(({ resource, properties }) => [resource.ref, properties]));
  const caches = byId(cachePolicyProperties, "AWS::CloudFront::CachePolicy");
  const requests = byId(originRequestPolicyProperties, "AWS::CloudFront::OriginRequestPolicy");
  const answers = byId(responseHeadersPolicyProperties, "AWS::CloudFront::ResponseHeadersPolicy");
  const unknown = <Policy>(id: string, otherwise: Policy): Policy => {
    problems.push(`policy ${id} of CloudFront, which is in no template`);
    return otherwise;
  };
  return {
    cache: (id: string) => caches.get(id) ?? MANAGED_CACHE_POLICIES.get(id) ?? unknown(id, KEEPS_NOTHING),
    passesOn: (id: string | undefined) =>
      id === undefined
        ? NOTHING
        : (requests.get(id) ?? MANAGED_REQUEST_POLICIES.get(id) ?? unknown(id, NOTHING)),
    writes: (id: string | undefined) => (id === undefined ? [] : (answers.get(id) ?? unknown(id, []))),
  };
}
