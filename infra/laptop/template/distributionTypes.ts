import { z } from "zod";

/** Strict as `knownTypes.ts`: what is not listed stops the start. What is accepted without effect says why. */
const behaviour = {
  TargetOriginId: z.string(),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  AllowedMethods: z.array(z.string()).default(["GET", "HEAD"]),
  Compress: z.boolean().default(false),
  // There is no TLS on a laptop.
  ViewerProtocolPolicy: z.string(),
  // Only the function for addresses of pages, which the server of the pages does for it (`front/staticFiles.ts`).
  FunctionAssociations: z.tuple([z.unknown()]).optional(),
};

export const distributionProperties = z.strictObject({
  DistributionConfig: z.strictObject({
    DefaultCacheBehavior: z.strictObject(behaviour),
    CacheBehaviors: z.array(z.strictObject({ ...behaviour, PathPattern: z.string() })).default([]),
    CustomErrorResponses: z
      .array(z.strictObject({ ErrorCode: z.number(), ErrorCachingMinTTL: z.number().default(10) }))
      .default([]),
    Origins: z.array(
      z.strictObject({
        Id: z.string(),
        DomainName: z.string(),
        S3OriginConfig: z.unknown().optional(),
        OriginCustomHeaders: z
          .array(z.strictObject({ HeaderName: z.string(), HeaderValue: z.string() }))
          .default([]),
        // The gateway is called directly, and the pages are a folder.
        CustomOriginConfig: z.unknown().optional(),
        OriginAccessControlId: z.unknown().optional(),
        OriginPath: z.unknown().optional(),
      }),
    ),
    // Name, certificate and protocols of the address, which is that of a laptop.
    Aliases: z.unknown().optional(),
    Comment: z.unknown().optional(),
    Enabled: z.literal(true),
    HttpVersion: z.unknown().optional(),
    IPV6Enabled: z.unknown().optional(),
    ViewerCertificate: z.unknown().optional(),
  }),
});
