import { z } from "zod";
import { namedResources } from "./namedResources.ts";

const Override = z.literal(true);
const policySchema = z.object({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    CustomHeadersConfig: z.object({
      Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override })),
    }),
    SecurityHeadersConfig: z.strictObject({
      ContentSecurityPolicy: z.object({
        ContentSecurityPolicy: z.unknown().transform((policy) => namedResources(policy).join("")),
        Override,
      }),
      ContentTypeOptions: z.object({ Override }),
      FrameOptions: z.object({ FrameOption: z.string(), Override }),
      ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), Override }),
      StrictTransportSecurity: z.strictObject({
        AccessControlMaxAgeSec: z.number(),
        IncludeSubdomains: z.literal(true),
        Override,
      }),
    }),
  }),
});

/** The headers that a policy of CloudFront writes over those of the origin, as a browser gets them. */
export function writtenHeaders(policy: unknown): Readonly<Record<string, string>> {
  const { CustomHeadersConfig, SecurityHeadersConfig: typed } =
    policySchema.parse(policy).ResponseHeadersPolicyConfig;
  const seconds = typed.StrictTransportSecurity.AccessControlMaxAgeSec.toString();
  return {
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
    "content-security-policy": typed.ContentSecurityPolicy.ContentSecurityPolicy,
    "x-content-type-options": "nosniff",
    "x-frame-options": typed.FrameOptions.FrameOption,
    "referrer-policy": typed.ReferrerPolicy.ReferrerPolicy,
    "strict-transport-security": `max-age=${seconds}; includeSubDomains`,
  };
}
