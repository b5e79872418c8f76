import path from "node:path";
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import type { RestApi } from "aws-cdk-lib/aws-apigateway";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { RestApiOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from "aws-cdk-lib/aws-s3";
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  Source,
} from "aws-cdk-lib/aws-s3-deployment";
import type { ISecret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import { ORIGIN_HEADER } from "#contract/limits.ts";
import { contentSources, securityHeaders } from "#contract/securityHeaders.ts";
import type { StateSettings } from "#contract/settings/settings.ts";
import { acceptFinding } from "../constructs/acceptFinding.ts";
import { SecurityHeadersPolicy } from "../constructs/SecurityHeadersPolicy.ts";
import { pageFallbackCode } from "./pageFallbackCode.ts";
import { LATEST_BUILD, NAMED_FILES, PAGE_FILES } from "./pageFiles.ts";

export interface FrontendStackProps extends StackProps {
  /** Of the state: host, certificate, languages, and whom pages may talk to. */
  readonly settings: StateSettings;
  /** What answers `/api/*`. */
  readonly api: RestApi;
  /** What CloudFront says to the API with every call. */
  readonly originWord: ISecret;
  /** Bucket that pages send files to: its address stands in their policy. */
  readonly uploads: IBucket;
  /** Undefined: a laptop, which reads the distribution here and has the pages in a folder. */
  readonly account: FrontendAccount | undefined;
}

/** What only an AWS account has. */
export interface FrontendAccount {
  /** What logs of deployments are encrypted with. */
  readonly key: IKey;
  /** What looks at every call before anything of ours does. */
  readonly filterArn: string;
  /** The built pages. */
  readonly frontendFolder: string;
}

/**
 * CloudFront keeps an error for ten seconds where nothing else is said ("How CloudFront processes HTTP 4xx and 5xx status
 * codes from your origin"): one person's failure would be everybody's.
 */
const KEPT_ERRORS = [404, 500, 502, 503, 504];

type Given = "destinationBucket" | "logGroup" | "prune" | "sources";

/**
 * Pages and API under one origin: the bucket through an origin access control, `/api/*` to the REST API. Addresses of
 * pages fall back to the app by a function on the default behaviour only; pages for errors of the distribution would
 * turn the API's own 403 and 404 into pages.
 */
export class FrontendStack extends Stack {
  constructor(scope: Construct, id: string, props: FrontendStackProps) {
    super(scope, id, props);
    // What is in it is public and built anew from the commit: a key of the account would protect nothing, and there
    // is nothing to be kept when the stack goes.
    const site = new Bucket(this, "Site", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acceptFinding(site, /S1/, "Public pages: an access log would only keep people's addresses.");
    const { settings, account } = props;
    const { portal, server } = settings;
    const sources = contentSources(settings, `https://${props.uploads.bucketRegionalDomainName}`);
    const headers = new SecurityHeadersPolicy(this, "Headers", securityHeaders(sources, { https: true }));
    const fallback = new EdgeFunction(this, "PageFallback", {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(pageFallbackCode(account?.frontendFolder, portal.languages)),
    });
    const { certificateArn } = server.cloud;
    const distribution = new Distribution(this, "Distribution", {
      // A turned word is read when the distribution changes, and not before: the day of the settings changes it.
      comment: `Origin word of ${server.cloud.originWordFrom ?? "the first deployment"}`,
      ...(account !== undefined && { webAclId: account.filterArn }),
      ...(certificateArn !== undefined && {
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        domainNames: [new URL(portal.publicUrl).hostname],
        certificate: Certificate.fromCertificateArn(this, "Certificate", certificateArn),
      }),
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(site),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: headers.policy,
        functionAssociations: [{ function: fallback, eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: {
        "/api/*": {
          origin: new RestApiOrigin(props.api, {
            customHeaders: { [ORIGIN_HEADER]: props.originWord.secretValueFromJson("word").unsafeUnwrap() },
          }),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        },
      },
      errorResponses: KEPT_ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    });
    // What the host's DNS entry points to, and what a case at AWS names.
    new CfnOutput(this, "DistributionDomainName", { value: distribution.distributionDomainName });
    new CfnOutput(this, "DistributionId", { value: distribution.distributionId });
    acceptFinding(distribution, /CFR1/, "Half of the people apply from abroad, from anywhere.");
    acceptFinding(
      distribution,
      /CFR3/,
      "An access log would keep people's addresses; calls are logged without them.",
    );
    if (certificateArn === undefined) {
      acceptFinding(
        distribution,
        /CFR4/,
        "Under CloudFront's own name nothing else can be chosen; with the certificate of the settings it is TLS 1.2.",
      );
    }
    if (account !== undefined) this.#uploadPages(site, { distribution, account });
  }

  #uploadPages(
    site: IBucket,
    { distribution, account }: { readonly distribution: Distribution; readonly account: FrontendAccount },
  ): void {
    const forEver = [CacheControl.immutable(), CacheControl.maxAge(Duration.days(365))];
    const logGroup = new LogGroup(this, "Deployments", {
      retention: RetentionDays.ONE_DAY,
      encryptionKey: account.key,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const files = (folder: string, options: typeof PAGE_FILES): Pick<BucketDeploymentProps, Given> => ({
      logGroup,
      destinationBucket: site,
      sources: [Source.asset(path.join(account.frontendFolder, folder), options)],
      prune: false,
    });
    const assets = new BucketDeployment(this, "Assets", {
      ...files("assets", NAMED_FILES),
      destinationKeyPrefix: "assets",
      cacheControl: forEver,
    });
    const rules = new BucketDeployment(this, "RouteRules", {
      ...files("builds/meta", NAMED_FILES),
      destinationKeyPrefix: "builds/meta",
      cacheControl: forEver,
    });
    const pages = new BucketDeployment(this, "Pages", {
      ...files("", PAGE_FILES),
      cacheControl: [CacheControl.noCache()],
      distribution,
    });
    const latest = new BucketDeployment(this, "LatestBuild", {
      ...files("builds", LATEST_BUILD),
      destinationKeyPrefix: "builds",
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ["/builds/latest.json"],
    });
    // No page may name a file that is not there yet.
    pages.node.addDependency(assets);
    // The list of builds is written last, so that it never names a build that is not there.
    latest.node.addDependency(pages, rules);
    // Its functions are CDK's own.
    for (const child of this.node.children.filter(({ node }) => node.id.startsWith("Custom::"))) {
      acceptFinding(
        child,
        /(IAM4|IAM5)\[.+\]|L1/,
        "CDK's own function that uploads pages, used at deployments only.",
      );
    }
  }
}
