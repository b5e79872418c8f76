import type { RouteResource } from "../template/PortalResources.ts";

export type MatchedRoute = {
  readonly route: RouteResource;
  /** Undecoded, as API Gateway hands them to a proxy integration. */
  readonly pathParameters: Readonly<Record<string, string>> | null;
};

/** Fixed segments win over parameters, and these over greedy ones, segment by segment from the left. */
export function matchRoute(
  routes: readonly RouteResource[],
  request: { readonly method: string; readonly path: string },
): MatchedRoute | undefined {
  const segments = segmentsOf(request.path);
  const matches = routes
    .filter(({ method }) => method === "ANY" || method === request.method)
    .flatMap((route) => {
      const parameters = parametersOf(segmentsOf(route.path), segments);
      return parameters === undefined ? [] : [{ route, parameters, rank: rankOf(route) }];
    })
    .sort((one, other) => (one.rank < other.rank ? -1 : 1));
  const [best] = matches;
  if (best === undefined) return undefined;
  return {
    route: best.route,
    pathParameters: Object.keys(best.parameters).length === 0 ? null : best.parameters,
  };
}

function parametersOf(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const greedy = /^\{(.+)\+\}$/.exec(part)?.[1];
    if (greedy !== undefined) {
      if (index >= segments.length) return undefined;
      parameters[greedy] = segments.slice(index).join("/");
      return parameters;
    }
    const segment = segments[index];
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (segment === undefined || (name === undefined && segment !== part)) return undefined;
    if (name !== undefined) parameters[name] = segment;
  }
  return pattern.length === segments.length ? parameters : undefined;
}

function rankOf({ path, method }: RouteResource): string {
  const digits = segmentsOf(path).map((part) =>
    part.endsWith("+}") ? "3" : part.startsWith("{") ? "2" : "1",
  );
  return `${digits.join("")}${method === "ANY" ? "b" : "a"}`;
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}
