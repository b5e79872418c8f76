import { err, ok, type Result } from "#domain/result.ts";
import { ROUTES, type OperationName, type ServiceGroup } from "#contract/routes.ts";

export interface MatchedRoute {
  readonly name: OperationName;
  readonly path: Readonly<Record<string, string>>;
}

export type NoRoute =
  | { readonly kind: "route-not-found" }
  | { readonly kind: "method-not-allowed"; readonly allowed: readonly string[] };

interface Template {
  readonly name: OperationName;
  readonly segments: readonly string[];
}

const isOperation = (name: string): name is OperationName => Object.hasOwn(ROUTES, name);

/** Templates with more fixed segments first, so that `files/expiration` wins over `files/{kind}`. */
function templatesOf(group: ServiceGroup | undefined): readonly Template[] {
  const parameters = ({ segments }: Template): number =>
    segments.filter((segment) => segment.startsWith("{")).length;
  return Object.keys(ROUTES)
    .filter(isOperation)
    .filter((name) => group === undefined || ROUTES[name].group === group)
    .map((name) => ({ name, segments: ROUTES[name].path.split("/") }))
    .toSorted((one, other) => parameters(one) - parameters(other));
}

/** Finds the operation for a method and path: 404 without a path, 405 with the methods that the whole API has there. */
export function matchRoute(
  request: { readonly method: string; readonly path: string },
  group: ServiceGroup,
): Result<MatchedRoute, NoRoute> {
  const segments = request.path.replace(/\/$/, "").split("/");
  const matching = templatesOf(undefined).flatMap((template) => {
    const path = parametersOf(template.segments, segments);
    return path === undefined ? [] : [{ name: template.name, path }];
  });
  // A fixed path is itself for every method: `files/prolongation` is never a kind of file.
  const [first] = matching;
  const hits = matching.filter(
    ({ name }) => first !== undefined && ROUTES[name].path === ROUTES[first.name].path,
  );
  const match = hits.find(
    ({ name }) => ROUTES[name].method === request.method && ROUTES[name].group === group,
  );
  if (match !== undefined) return ok(match);
  return hits.length === 0
    ? err({ kind: "route-not-found" })
    : err({ kind: "method-not-allowed", allowed: [...new Set(hits.map(({ name }) => ROUTES[name].method))] });
}

function parametersOf(
  template: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (template.length !== segments.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, expected] of template.entries()) {
    const actual = segments[index] ?? "";
    if (expected.startsWith("{")) path[expected.slice(1, -1)] = actual;
    else if (expected !== actual) return undefined;
  }
  return path;
}
