/** What `builds/meta/<id>.json` says of a build: its pages, and how each is shown. */
export interface RouteRules {
  readonly id: string;
  readonly timestamp: number;
  readonly routes: readonly RouteRule[];
}

export interface RouteRule {
  /** Carries the locale code as suffix. */
  readonly name: string;
  readonly path: string;
  readonly meta: { readonly layout: "default" | "minimal" };
  /** It is a document of its own, with its texts in `_payload.json`. */
  readonly prerendered: boolean;
}

/** The rules of a build. Not there yet: its files are still on their way to the server. */
export async function readRules(build: string): Promise<RouteRules | undefined> {
  try {
    const answer = await fetch(`/builds/meta/${build}.json`);
    const rules: unknown = answer.ok ? await answer.json() : undefined;
    return isRules(rules) && rules.id === build ? rules : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the build has a page at an address. */
export function hasPage({ routes }: Pick<RouteRules, "routes">, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, "") || "/";
  return routes.some((route) => route.path === path);
}

function isRules(value: unknown): value is RouteRules {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "routes" in value &&
    Array.isArray(value.routes) &&
    value.routes.every(isRule)
  );
}

function isRule(value: unknown): value is RouteRule {
  return typeof value === "object" && value !== null && "path" in value && typeof value.path === "string";
}
