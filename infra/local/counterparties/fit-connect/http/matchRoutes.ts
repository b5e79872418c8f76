import type { ApiRoute } from "./ApiRoute.ts";

export interface RouteMatch {
  readonly route: ApiRoute;
  readonly parts: ReadonlyMap<string, string>;
}

/** All routes with this path, whatever their method. */
export function matchRoutes(routes: readonly ApiRoute[], path: string): readonly RouteMatch[] {
  const given = path.split("/");
  return routes.flatMap((route) => {
    const wanted = route.path.split("/");
    if (wanted.length !== given.length) return [];
    const parts = new Map<string, string>();
    for (const [index, segment] of wanted.entries()) {
      const value = given[index] ?? "";
      if (segment.startsWith(":")) parts.set(segment.slice(1), decoded(value));
      else if (segment !== value) return [];
    }
    return [{ route, parts }];
  });
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
