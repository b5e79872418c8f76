import type { RouteRules } from "../src/builds/readRules.ts";
import { everyRoute } from "#ui/app/everyRoute.ts";
import type { PrefixStrategy } from "#ui/navigation/localePath.ts";
import { CONTENT_PAGES } from "#ui/navigation/routes.ts";
import type { BuildIdentity } from "./buildIdentity.ts";

/** As the settings name them. */
export interface SpokenLanguages {
  readonly prefixStrategy: PrefixStrategy;
  readonly locales: readonly { readonly code: string }[];
}

/** The pages of a build under the addresses of its settings, for windows in which an older one runs. */
export function routeRules(
  { id, timestamp }: Pick<BuildIdentity, "id" | "timestamp">,
  { prefixStrategy, locales }: SpokenLanguages,
): RouteRules {
  const codes = locales.map(({ code }) => code);
  const routes = everyRoute(codes, prefixStrategy).map(({ name, path, layout, pageId }) => ({
    name,
    path,
    meta: { layout },
    prerendered: CONTENT_PAGES.includes(pageId),
  }));
  return { id, timestamp, routes };
}
