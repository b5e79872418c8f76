import { z } from "zod";

const behaviourSchema = z.object({
  ViewerProtocolPolicy: z.string(),
  ResponseHeadersPolicyId: z.unknown().optional(),
  FunctionAssociations: z.array(z.object({ EventType: z.string(), FunctionARN: z.unknown() })).optional(),
});
const distributionSchema = z.object({
  DistributionConfig: z.looseObject({
    Aliases: z.array(z.string()).optional(),
    CustomErrorResponses: z.unknown().optional(),
    DefaultCacheBehavior: behaviourSchema,
    CacheBehaviors: z.tuple([behaviourSchema.extend({ PathPattern: z.literal("/api/*") })]),
    Origins: z.array(z.object({ CustomOriginConfig: z.unknown().optional() })),
    ViewerCertificate: z.unknown().optional(),
  }),
});

/** What the one distribution says of pages, the API and its own name. */
export function distributionIn(distributions: readonly unknown[]) {
  const [distribution] = z.tuple([distributionSchema]).parse(distributions);
  const { Aliases, CustomErrorResponses, DefaultCacheBehavior, CacheBehaviors, Origins, ViewerCertificate } =
    distribution.DistributionConfig;
  return {
    pages: DefaultCacheBehavior,
    api: CacheBehaviors[0],
    origins: Origins,
    errors: CustomErrorResponses,
    names: Aliases,
    certificate: ViewerCertificate,
  };
}
