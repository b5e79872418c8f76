import type { Answers } from "./recordedAnswers.ts";

const ACCOUNT = "111111111111";
const TRAIL = `arn:aws:cloudtrail:eu-central-1:${ACCOUNT}:trail/landing-zone`;
const isEdge = (asked: string): boolean => asked.includes("us-east-1");

const output = (key: string, value: string): string =>
  `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`;
const stack = (name: string, ...outputs: readonly string[]): string =>
  `<member><StackName>${name}</StackName><StackStatus>UPDATE_COMPLETE</StackStatus><CreationTime>2026-11-20T10:00:00Z</CreationTime><Outputs>${outputs.join("")}</Outputs></member>`;
const toolkit = (region: string): string =>
  stack("CDKToolkit", output("BootstrapVersion", "28"), output("BucketName", `cdk-assets-${region}`));
const stacks = (members: string, next = ""): string =>
  `<DescribeStacksResponse><DescribeStacksResult><Stacks>${members}</Stacks>${next}</DescribeStacksResult></DescribeStacksResponse>`;
const topicArn = (region: string): string => `arn:aws:sns:${region}:${ACCOUNT}:alarms`;

const HERE = [
  stack("recognition-portal-nw-alerts", output("AlarmTopicArn", topicArn("eu-central-1"))),
  stack("recognition-portal-nw-frontend", output("DistributionDomainName", "d1.cloudfront.net")),
];

/** In two pages, as CloudFormation gives them. */
function describedStacks(asked: string): string {
  if (isEdge(asked)) {
    return stacks(
      toolkit("us-east-1") +
        stack("recognition-portal-nw-edge", output("AlarmTopicArn", topicArn("us-east-1"))),
    );
  }
  return asked.includes("NextToken=second")
    ? stacks(HERE.join(""))
    : stacks(toolkit("eu-central-1"), "<NextToken>second</NextToken>");
}

const resource = (id: string): string =>
  `<member><LogicalResourceId>One</LogicalResourceId><PhysicalResourceId>${id}</PhysicalResourceId><ResourceType>AWS::Any::Type</ResourceType><LastUpdatedTimestamp>2026-11-20T10:00:00Z</LastUpdatedTimestamp><ResourceStatus>CREATE_COMPLETE</ResourceStatus></member>`;
const subscription = (arn: string): string =>
  `<member><TopicArn>t</TopicArn><Protocol>email</Protocol><SubscriptionArn>${arn}</SubscriptionArn><Owner>${ACCOUNT}</Owner><Endpoint>operator@example.org</Endpoint></member>`;
const quota = (code: string, name: string, value: number) => ({
  QuotaCode: code,
  QuotaName: name,
  Value: value,
});

/** What AWS answers in an account with this portal, by its documentation of each call. */
export const ACCOUNT_ANSWERS: Answers = {
  GetCallerIdentity: `<GetCallerIdentityResponse><GetCallerIdentityResult><Arn>arn:aws:sts::${ACCOUNT}:assumed-role/deploy/ci</Arn><UserId>AROA:ci</UserId><Account>${ACCOUNT}</Account></GetCallerIdentityResult></GetCallerIdentityResponse>`,
  DescribeStacks: describedStacks,
  ListStackResources: `<ListStackResourcesResponse><ListStackResourcesResult><StackResourceSummaries>${[
    `arn:aws:secretsmanager:eu-central-1:${ACCOUNT}:secret:recognition-portal/nw/owner-ids-AbC123`,
    "nw-api-auth",
  ]
    .map(resource)
    .join("")}</StackResourceSummaries></ListStackResourcesResult></ListStackResourcesResponse>`,
  ListSubscriptionsByTopic: (asked) =>
    `<ListSubscriptionsByTopicResponse><ListSubscriptionsByTopicResult><Subscriptions>${subscription(
      isEdge(asked) ? "PendingConfirmation" : `${topicArn("eu-central-1")}:0b1c`,
    )}</Subscriptions></ListSubscriptionsByTopicResult></ListSubscriptionsByTopicResponse>`,
  ListAWSDefaultServiceQuotas: (asked) => ({
    Quotas: asked.includes("lambda")
      ? [quota("L-B99A9384", "Concurrent executions", 1_000)]
      : [quota("L-2EC3DE7B", "Maximum web ACLs per account in WAF for regional", 100)],
  }),
  ListServiceQuotas: (asked) => ({
    Quotas: asked.includes("lambda") ? [quota("L-B99A9384", "Concurrent executions", 10)] : [],
  }),
  DescribeCertificate: {
    Certificate: {
      DomainName: "antrag.nrw.example",
      SubjectAlternativeNames: ["antrag.nrw.example"],
      Status: "ISSUED",
      Type: "AMAZON_ISSUED",
      NotAfter: 1_830_000_000,
    },
  },
  ListSecrets: {
    SecretList: [
      { Name: "recognition-portal/nw/owner-ids" },
      { Name: "recognition-portal/nw/saml-nkb", DeletedDate: 1_795_000_000 },
    ],
  },
  "GET /2015-03-31/functions": { Functions: [{ FunctionName: "nw-api-auth" }] },
  DescribeTrails: { trailList: [{ Name: "landing-zone", TrailARN: TRAIL }] },
  GetTrailStatus: { IsLogging: true },
  GetEventSelectors: {
    TrailARN: TRAIL,
    AdvancedEventSelectors: [
      {
        Name: "objects",
        FieldSelectors: [
          { Field: "eventCategory", Equals: ["Data"] },
          { Field: "resources.type", Equals: ["AWS::S3::Object"] },
        ],
      },
    ],
  },
  "HEAD /": (asked) => (asked.includes("cdk-assets-eu-central-1") ? "" : {}),
};
