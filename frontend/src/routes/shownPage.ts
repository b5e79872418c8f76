import type { Locale } from "../i18n/locales.ts";
import { portalSettings } from "../settings/portalSettings.ts";
import { localeOfPath, matchRoute } from "./localePath.ts";
import type { LoadedRoute } from "./loadRoute.ts";
import type { PageId, Route } from "./routes.ts";

export interface ShownPage extends LoadedRoute {
  readonly pageId: PageId | undefined;
  /** The address it was loaded for. */
  readonly wanted: string;
}

interface Wanted {
  readonly pathname: string;
  /** Decides where the address has no language. */
  readonly preferred: Locale;
}

export function wantedOf({ pathname, preferred }: Wanted): string {
  return `${preferred} ${pathname}`;
}

/** The route of an address and the language it is shown in. */
export function routeAt({ pathname, preferred }: Wanted): {
  readonly route: Route | undefined;
  readonly locale: Locale;
} {
  const use = { locale: preferred, strategy: portalSettings.languages.prefixStrategy };
  const route = matchRoute(pathname, use);
  return { route, locale: route?.locale ?? localeOfPath(pathname, use) };
}
