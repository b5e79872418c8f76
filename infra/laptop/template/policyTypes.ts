import { z } from "zod";
import type { CachePolicyResource, NameChoice, PassedOn, WrittenHeader } from "./DistributionResource.ts";

const KINDS = { none: "none", all: "all", allViewer: "all", whitelist: "only", allExcept: "except" } as const;

/** `allViewerAndWhitelistCloudFront` is not among them: nothing here adds headers of CloudFront's own. */
const behaviour = z.enum(["none", "all", "allViewer", "whitelist", "allExcept"]);
const names = z.array(z.string()).default([]);
function chosen(kind: (typeof KINDS)[keyof typeof KINDS], given: readonly string[]): NameChoice {
  return kind === "none" || kind === "all" ? { kind } : { kind, names: given };
}

const choices = {
  HeadersConfig: z
    .strictObject({ HeaderBehavior: behaviour, Headers: names })
    .transform((config) => chosen(KINDS[config.HeaderBehavior], config.Headers)),
  CookiesConfig: z
    .strictObject({ CookieBehavior: behaviour, Cookies: names })
    .transform((config) => chosen(KINDS[config.CookieBehavior], config.Cookies)),
  QueryStringsConfig: z
    .strictObject({ QueryStringBehavior: behaviour, QueryStrings: names })
    .transform((config) => chosen(KINDS[config.QueryStringBehavior], config.QueryStrings)),
};
type Choices = { readonly [Name in keyof typeof choices]: NameChoice };
function passedOn(config: Choices): PassedOn {
  const { HeadersConfig: headers, CookiesConfig: cookies, QueryStringsConfig: queryStrings } = config;
  return { headers, cookies, queryStrings };
}

const labels = { Name: z.string(), Comment: z.string().optional() };

export const originRequestPolicyProperties = z
  .strictObject({ OriginRequestPolicyConfig: z.strictObject({ ...labels, ...choices }) })
  .transform(({ OriginRequestPolicyConfig: config }) => passedOn(config));

export const cachePolicyProperties = z
  .strictObject({
    CachePolicyConfig: z.strictObject({
      ...labels,
      DefaultTTL: z.number().optional(),
      MinTTL: z.number(),
      MaxTTL: z.number(),
      ParametersInCacheKeyAndForwardedToOrigin: z.strictObject({
        EnableAcceptEncodingGzip: z.boolean(),
        EnableAcceptEncodingBrotli: z.boolean().default(false),
        ...choices,
      }),
    }),
  })
  .transform(({ CachePolicyConfig: config }): CachePolicyResource => {
    const key = config.ParametersInCacheKeyAndForwardedToOrigin;
    const encodings = { br: key.EnableAcceptEncodingBrotli, gzip: key.EnableAcceptEncodingGzip };
    return {
      minimum: config.MinTTL,
      maximum: config.MaxTTL,
      encodings: (["br", "gzip"] as const).filter((encoding) => encodings[encoding]),
      key: passedOn(key),
    };
  });

const overrides = { Override: z.boolean() };
const security = {
  ContentSecurityPolicy: z
    .strictObject({ ContentSecurityPolicy: z.string(), ...overrides })
    .transform((one) => header("content-security-policy", [one.ContentSecurityPolicy, one.Override])),
  ContentTypeOptions: z
    .strictObject(overrides)
    .transform((one) => header("x-content-type-options", ["nosniff", one.Override])),
  FrameOptions: z
    .strictObject({ FrameOption: z.string(), ...overrides })
    .transform((one) => header("x-frame-options", [one.FrameOption, one.Override])),
  ReferrerPolicy: z
    .strictObject({ ReferrerPolicy: z.string(), ...overrides })
    .transform((one) => header("referrer-policy", [one.ReferrerPolicy, one.Override])),
  // Over http nobody may say it (RFC 6797, 7.2).
  StrictTransportSecurity: z.unknown(),
};

function header(name: string, [value, overrides]: readonly [string, boolean]): WrittenHeader {
  return { name, value, overrides };
}

export const responseHeadersPolicyProperties = z
  .strictObject({
    ResponseHeadersPolicyConfig: z.strictObject({
      ...labels,
      CustomHeadersConfig: z
        .strictObject({
          Items: z.array(
            z
              .strictObject({ Header: z.string(), Value: z.string(), ...overrides })
              .transform((one) => header(one.Header, [one.Value, one.Override])),
          ),
        })
        .default({ Items: [] }),
      SecurityHeadersConfig: z.strictObject(security).partial().default({}),
    }),
  })
  .transform(({ ResponseHeadersPolicyConfig: config }): readonly WrittenHeader[] => {
    const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy } =
      config.SecurityHeadersConfig;
    const typed = [ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy];
    return [...config.CustomHeadersConfig.Items, ...typed.flatMap((one) => one ?? [])];
  });
