import { ok } from "#domain/result.ts";
import type { AccountFacts, DeployedStack, Quota } from "#infra/tools/preflight/AccountFacts.ts";
import type { PlannedPortal } from "#infra/tools/preflight/plannedPortal.ts";

const ACCOUNT = "111111111111";
const HOST = "antrag.nrw.example";
const DISTRIBUTION = "d111111abcdef8.cloudfront.net";

/** A portal as its templates and settings plan it. */
export const PLANNED: PlannedPortal = {
  portalId: "nw",
  region: "eu-central-1",
  host: HOST,
  account: ACCOUNT,
  certificateArn: "arn:aws:acm:us-east-1:111111111111:certificate/of-the-portal",
  stackNames: ["data", "frontend", "edge"].map((part) => `recognition-portal-nw-${part}`),
  secretNames: ["recognition-portal/nw/owner-ids"],
  functionNames: ["nw-api-auth"],
  reservedConcurrency: 837,
  count: (type) => (type === "AWS::ApiGateway::Resource" ? 75 : 1),
  rate: 2_000,
  burst: 4_000,
  counterparties: ["zahlung.example"],
};

const toolkit = (): DeployedStack => ({
  name: "CDKToolkit",
  status: "UPDATE_COMPLETE",
  outputs: { BootstrapVersion: "28", BucketName: "cdk-hnb659fds-assets" },
});

const quota = (service: string, code: string, value: number): Quota => ({
  service,
  region: service === "cloudfront" ? "us-east-1" : "eu-central-1",
  code,
  name: code,
  value,
});

/** An account in which this portal is deployed and nothing is left to be done. */
export const READY: AccountFacts = {
  lookedAt: new Date("2026-11-26T00:00:00Z"),
  account: ok(ACCOUNT),
  quotas: ok([
    quota("lambda", "L-B99A9384", 1_000),
    quota("apigateway", "L-8A5B8E43", 10_000),
    quota("apigateway", "L-CDF5615A", 5_000),
    quota("apigateway", "L-01C8A9E0", 300),
    quota("wafv2", "L-2EC3DE7B", 100),
    {
      ...quota("wafv2", "L-EDGE", 100),
      region: "us-east-1",
      name: "Maximum web ACLs per account in WAF for CloudFront",
    },
    quota("cloudfront", "L-24B04930", 200),
  ]),
  stacks: {
    "eu-central-1": ok([
      toolkit(),
      { name: "recognition-portal-nw-data", status: "UPDATE_COMPLETE", outputs: {} },
      {
        name: "recognition-portal-nw-frontend",
        status: "CREATE_COMPLETE",
        outputs: { DistributionDomainName: DISTRIBUTION },
      },
      { name: "StackSet-landing-zone", status: "CREATE_COMPLETE", outputs: {} },
    ]),
    "us-east-1": ok([toolkit()]),
  },
  ownNames: ok(new Set(["recognition-portal/nw/owner-ids", "nw-api-auth"])),
  ownsAssetBucket: { "eu-central-1": ok(true), "us-east-1": ok(true) },
  certificate: ok({
    status: "ISSUED",
    hosts: ["*.nrw.example"],
    endsOn: "2027-06-01",
    type: "AMAZON_ISSUED",
  }),
  secrets: ok([{ name: "recognition-portal/nw/owner-ids", deletedOn: undefined }]),
  functionNames: ok(["nw-api-auth"]),
  subscriptions: { "arn:aws:sns:eu-central-1:111111111111:alarms": ok(2) },
  trails: ok([{ name: "landing-zone", isLogging: true, recordsObjects: true }]),
  hostPointsTo: ok([DISTRIBUTION]),
  issuers: ok(["letsencrypt.org", "amazon.com"]),
};
