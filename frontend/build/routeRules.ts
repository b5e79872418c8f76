import type { RouteRules } from "../src/builds/RouteRules.ts";
import { type PrefixStrategy, routesOf } from "../src/routes/localePath.ts";
import { CONTENT_PAGES } from "../src/routes/routes.ts";
import type { BuildIdentity } from "./buildIdentity.ts";

/** The pages of a build under the addresses of its settings, for windows in which an older one runs. */
export function routeRules(
  { id, timestamp }: Pick<BuildIdentity, "id" | "timestamp">,
  strategy: PrefixStrategy,
): RouteRules {
  const routes = routesOf(strategy).map(({ name, path, layout, pageId }) => ({
    name,
    path,
    meta: { layout },
    prerendered: CONTENT_PAGES.includes(pageId),
  }));
  return { id, timestamp, routes };
}
