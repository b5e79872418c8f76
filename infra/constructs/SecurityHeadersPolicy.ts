import { Duration } from "aws-cdk-lib";
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from "aws-cdk-lib/aws-cloudfront";
import { Construct } from "constructs";
import { z } from "zod";

/** CloudFront takes these in fields of their own, and refuses them by name. */
const typedSchema = z.object({
  "content-security-policy": z.string(),
  "x-content-type-options": z.literal("nosniff"),
  "referrer-policy": z.enum(HeadersReferrerPolicy),
  "x-frame-options": z.enum(HeadersFrameOption),
  "strict-transport-security": z
    .templateLiteral(["max-age=", z.int(), "; includeSubDomains"])
    .transform((value) => Duration.seconds(Number(/\d+/.exec(value)?.[0]))),
});

/** Writes these headers, names in lower case, over whatever the origin says. */
export class SecurityHeadersPolicy extends Construct {
  readonly policy: ResponseHeadersPolicy;

  constructor(scope: Construct, id: string, headers: Readonly<Record<string, string>>) {
    super(scope, id);
    const others = Object.entries(headers).filter(([name]) => !(name in typedSchema.shape));
    this.policy = new ResponseHeadersPolicy(this, "Policy", {
      securityHeadersBehavior: typed(headers),
      customHeadersBehavior: {
        customHeaders: others.map(([header, value]) => ({ header, value, override: true })),
      },
    });
  }
}

/** Fails at synthesis where a header has a value that CloudFront's field cannot say. */
function typed(headers: Readonly<Record<string, string>>): ResponseSecurityHeadersBehavior {
  const values = typedSchema.parse(headers);
  return {
    contentSecurityPolicy: { contentSecurityPolicy: values["content-security-policy"], override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: values["x-frame-options"], override: true },
    referrerPolicy: { referrerPolicy: values["referrer-policy"], override: true },
    strictTransportSecurity: {
      accessControlMaxAge: values["strict-transport-security"],
      includeSubdomains: true,
      override: true,
    },
  };
}
