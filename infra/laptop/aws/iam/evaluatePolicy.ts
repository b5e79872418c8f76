import type { PolicyStatement } from "#infra/laptop/template/permissionsFrom.ts";

export type PermissionRequest = {
  /** For example `s3:PutObject`. */
  readonly action: string;
  /** ARN, or `*` for an action that has no resource. */
  readonly resource: string;
  /** Condition keys that the request carries, for example `kms:ViaService`. */
  readonly context: Readonly<Record<string, string>>;
};

export type Verdict = "allowed" | "denied" | "not-allowed";

/** As IAM decides: a statement that denies wins, and what none allows is not allowed. */
export function evaluatePolicy(statements: readonly PolicyStatement[], request: PermissionRequest): Verdict {
  const effects = statements
    .filter((statement) => applies(statement, request))
    .map(({ Effect: effect }) => effect);
  if (effects.includes("Deny")) return "denied";
  return effects.includes("Allow") ? "allowed" : "not-allowed";
}

/** What of a role allows a request: an action and a resource as they stand in its policies, with the condition. */
export interface Right {
  readonly action: string;
  readonly resource: string;
  readonly condition: string;
}

/** Every right that statements give. */
export function rightsIn(statements: readonly PolicyStatement[]): readonly Right[] {
  return statements
    .filter(({ Effect: effect }) => effect === "Allow")
    .flatMap(({ Action: actions, Resource: resources, Condition: condition }) =>
      actions.flatMap((action) =>
        resources.map((resource) => ({
          action,
          resource,
          condition: Object.entries(condition?.StringEquals ?? {})
            .map(([key, values]) => `${key} ${values.join(" or ")}`)
            .join(", "),
        })),
      ),
    );
}

/** Those of them that allow a request. */
export function rightsUsed(
  statements: readonly PolicyStatement[],
  request: PermissionRequest,
): readonly Right[] {
  return rightsIn(statements.filter((statement) => applies(statement, request))).filter(
    ({ action, resource }) =>
      matches(action.toLowerCase(), request.action.toLowerCase()) && matches(resource, request.resource),
  );
}

function applies(statement: PolicyStatement, { action, resource, context }: PermissionRequest): boolean {
  const { Action: actions, Resource: resources, Condition: condition } = statement;
  return (
    actions.some((pattern) => matches(pattern.toLowerCase(), action.toLowerCase())) &&
    resources.some((pattern) => matches(pattern, resource)) &&
    [condition?.StringEquals, condition?.Bool]
      .flatMap((wanted) => Object.entries(wanted ?? {}))
      .every(([key, values]) => {
        const value = context[key];
        return value !== undefined && values.includes(value);
      })
  );
}

/** Patterns of policies are few, and every signed call is compared with many of them. */
const compiled = new Map<string, RegExp>();

/** `*` stands for any text, `?` for one character. */
function matches(pattern: string, value: string): boolean {
  const known = compiled.get(pattern) ?? compile(pattern);
  return known.test(value);
}

function compile(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  const expression = new RegExp(`^${source}$`, "s");
  compiled.set(pattern, expression);
  return expression;
}
