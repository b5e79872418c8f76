import { RemovalPolicy, Size } from "aws-cdk-lib";
import {
  AccessLogField,
  AccessLogFormat,
  CfnAccount,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  RestApi,
} from "aws-cdk-lib/aws-apigateway";
import { PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { ROUTES, type Route, type ServiceGroup } from "#contract/routes.ts";
import { acceptFinding } from "./acceptFinding.ts";
import { addGatewayResponses } from "./gatewayResponses.ts";

export interface PortalApiProps {
  /** Tells the APIs of portals in one account apart. */
  readonly portalId: string;
  /** What answers the routes of each service group. */
  readonly functions: Readonly<Record<ServiceGroup, IFunction>>;
  /** What its log is encrypted with. */
  readonly key: IKey;
}

export const API_STAGE = "live";

/** Stands in the figures that API Gateway keeps. */
export const apiName = (portalId: string): string => `recognition-portal-${portalId}`;

/** Pattern of the path instead of the path, and no address, so that the log holds no personal data. */
const ACCESS_LOG = AccessLogFormat.custom(
  JSON.stringify({
    time: AccessLogField.contextRequestTime(),
    requestId: AccessLogField.contextRequestId(),
    method: AccessLogField.contextHttpMethod(),
    route: AccessLogField.contextResourcePath(),
    status: AccessLogField.contextStatus(),
    milliseconds: AccessLogField.contextResponseLatency(),
    error: AccessLogField.contextErrorResponseType(),
  }),
);

/**
 * The contract as a REST API: every path gets ANY to the function of its group, whose router answers 405. Where two
 * groups share a path, the second one's methods are named. Everything else under `/api` goes to one catch-all that
 * answers 404, so that every refusal is a problem document of ours.
 */
export class PortalApi extends Construct {
  readonly api: RestApi;
  readonly accessLog: LogGroup;

  constructor(scope: Construct, id: string, props: PortalApiProps) {
    super(scope, id);
    const log = new LogGroup(this, "AccessLog", {
      retention: RetentionDays.ONE_DAY,
      encryptionKey: props.key,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.api = new RestApi(this, "Api", {
      restApiName: apiName(props.portalId),
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: false,
      // Answers of the API are kept nowhere, so CloudFront does not compress them.
      minCompressionSize: Size.kibibytes(1),
      deployOptions: {
        stageName: API_STAGE,
        // Who waits for the sending asks every few seconds: a thousand people at once are not refused.
        throttlingRateLimit: 2000,
        throttlingBurstLimit: 4000,
        // A trace of the gateway keeps the address of the caller and the whole URL for 30 days.
        tracingEnabled: false,
        accessLogDestination: new LogGroupLogDestination(log),
        accessLogFormat: ACCESS_LOG,
      },
    });
    addGatewayResponses(this.api);
    this.accessLog = log;
    acceptFinding(
      this.api,
      /(APIG4|COG4)/,
      "Session and rights are checked in the functions, the same way in every home; a test calls every route without them.",
    );
    acceptFinding(this.api, /APIG2/, "Bodies are checked in the functions, by the schemas of the contract.");
    acceptFinding(
      this.api,
      /APIG3/,
      "CloudFront has the filter, and functions answer only what came through it (runtime/http/originGuard.ts).",
    );
    acceptFinding(
      this.api,
      /APIG6/,
      "The gateway's own log of executions holds paths and headers of people; the access log holds neither.",
    );
    this.api.deploymentStage.node.addDependency(this.logWriter());
    const integrations = new Map<ServiceGroup, LambdaIntegration>();
    const integrationOf = (group: ServiceGroup): LambdaIntegration => {
      const known = integrations.get(group);
      const integration = known ?? new LambdaIntegration(props.functions[group], { allowTestInvoke: false });
      integrations.set(group, integration);
      return integration;
    };
    for (const [path, routes] of routesByPath()) {
      const resource = this.api.root.resourceForPath(path);
      const [first] = routes;
      resource.addMethod("ANY", integrationOf(first.group));
      for (const { method, group } of routes) {
        if (group !== first.group) resource.addMethod(method, integrationOf(group));
      }
    }
    this.catchAll(integrationOf("version"));
  }

  /** API Gateway writes logs of any kind only with a role that the account names. */
  private logWriter(): CfnAccount {
    const role = new Role(this, "LogWriter", { assumedBy: new ServicePrincipal("apigateway.amazonaws.com") });
    acceptFinding(role, /IAM5\[Resource::\*\]/, "API Gateway asks for it before it takes the role at all.");
    // What the managed policy for this purpose allows, without its wildcard.
    role.addToPolicy(
      new PolicyStatement({
        actions: [
          "logs:CreateLogGroup",
          "logs:CreateLogStream",
          "logs:DescribeLogGroups",
          "logs:DescribeLogStreams",
          "logs:FilterLogEvents",
          "logs:GetLogEvents",
          "logs:PutLogEvents",
        ],
        resources: ["*"],
      }),
    );
    const account = new CfnAccount(this, "Account", { cloudWatchRoleArn: role.roleArn });
    // API Gateway tries the role at once; its rights are a resource of their own.
    account.node.addDependency(role);
    return account;
  }

  /** `/api/{proxy+}` for what no route begins like, and ANY on the paths that only lead to routes. */
  private catchAll(integration: LambdaIntegration): void {
    this.api.root.resourceForPath("/api").addResource("{proxy+}").addMethod("ANY", integration);
    for (const path of leadingPaths()) this.api.root.resourceForPath(path).addMethod("ANY", integration);
  }
}

/** Beginnings of route paths that are no routes themselves: the gateway would answer them in words of its own. */
function leadingPaths(): ReadonlySet<string> {
  const routes = new Set(Object.values<Route>(ROUTES).map(({ path }) => path));
  const leading = [...routes].flatMap((path) => {
    const segments = path.split("/").slice(1, -1);
    return segments.map((_segment, index) => `/${segments.slice(0, index + 1).join("/")}`);
  });
  return new Set(leading.filter((path) => !routes.has(path)));
}

function routesByPath(): ReadonlyMap<string, readonly [Route, ...Route[]]> {
  const byPath = new Map<string, [Route, ...Route[]]>();
  for (const route of Object.values<Route>(ROUTES)) {
    const known = byPath.get(route.path);
    if (known === undefined) byPath.set(route.path, [route]);
    else known.push(route);
  }
  return byPath;
}
