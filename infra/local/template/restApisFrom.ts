import { apiResourceProperties, methodProperties, restApiProperties, stageProperties } from "./knownTypes.ts";
import { propertiesOf, type ReadingContext, type ResolvedResource } from "./propertiesOf.ts";
import type { RestApiResource, RouteResource } from "./PortalResources.ts";

/** Puts resources and methods of a REST API together to a list of paths and the functions behind them. */
export function restApisFrom(
  resources: readonly ResolvedResource[],
  context: ReadingContext,
): readonly RestApiResource[] {
  const { problems } = context;
  const ofType = (type: string) => resources.filter((resource) => resource.type === type);
  const parents = new Map(
    ofType("AWS::ApiGateway::Resource").flatMap((resource) => {
      const properties = propertiesOf(resource, { schema: apiResourceProperties, problems });
      return properties === undefined ? [] : [[resource.ref, properties]];
    }),
  );
  const pathOf = (resourceId: string): string => {
    const found = parents.get(resourceId);
    return found === undefined ? "" : `${pathOf(found.ParentId)}/${found.PathPart}`;
  };
  const methods = ofType("AWS::ApiGateway::Method").flatMap((resource) => {
    const properties = propertiesOf(resource, { schema: methodProperties, problems });
    return properties === undefined ? [] : [{ where: resource.where, ...properties }];
  });
  const stages = ofType("AWS::ApiGateway::Stage").flatMap((resource) => {
    const properties = propertiesOf(resource, { schema: stageProperties, problems });
    return properties === undefined ? [] : [properties];
  });
  return ofType("AWS::ApiGateway::RestApi").flatMap((resource) => {
    const properties = propertiesOf(resource, { schema: restApiProperties, problems });
    if (properties === undefined) return [];
    const routes = methods
      .filter((method) => method.RestApiId === resource.ref)
      .map((method): RouteResource => {
        const functionArn = /functions\/(arn:.*)\/invocations$/.exec(method.Integration.Uri)?.[1];
        if (functionArn === undefined) problems.push(`integration address of ${method.where}`);
        return {
          path: pathOf(method.ResourceId) === "" ? "/" : pathOf(method.ResourceId),
          method: method.HttpMethod,
          functionArn: functionArn ?? "",
          timeoutMilliseconds: method.Integration.TimeoutInMillis ?? 29_000,
        };
      });
    const stage = stages.find((one) => one.RestApiId === resource.ref);
    return [
      {
        id: resource.ref,
        name: properties.Name ?? resource.ref,
        stageName: stage?.StageName ?? "local",
        accessLogFormat: stage?.AccessLogSetting?.Format,
        binaryMediaTypes: properties.BinaryMediaTypes,
        routes,
      },
    ];
  });
}
