import { EndpointType, LambdaIntegration, RestApi } from "aws-cdk-lib/aws-apigateway";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { ROUTES, type Route, type ServiceGroup } from "../../functions/contract/routes.ts";

export interface PortalApiProps {
  readonly functions: Readonly<Record<ServiceGroup, IFunction>>;
}

/**
 * The contract as a REST API: every path gets ANY to the function of its group, whose router answers 405. Where two
 * groups share a path, the second one's methods are named. Everything else under `/api` goes to one catch-all that
 * answers 404, so that every refusal is a problem document of ours.
 */
export class PortalApi extends Construct {
  readonly api: RestApi;

  constructor(scope: Construct, id: string, props: PortalApiProps) {
    super(scope, id);
    this.api = new RestApi(this, "Api", {
      restApiName: "recognition-portal",
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: false,
      deployOptions: { stageName: "live", throttlingRateLimit: 200, throttlingBurstLimit: 400 },
    });
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
