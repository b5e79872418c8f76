import { resolveValue, type ReferenceScope } from "./resolveValue.ts";

/** The value of a CloudFormation condition; `undefined` when it uses a function that is not known here. */
export function evaluateCondition(condition: unknown, scope: ReferenceScope): boolean | undefined {
  if (typeof condition !== "object" || condition === null) return undefined;
  const entries: [string, unknown][] = Object.entries(condition);
  const [only] = entries;
  if (only === undefined) return undefined;
  const [name, argument] = only;
  const parts: unknown[] = Array.isArray(argument) ? argument : [];
  switch (name) {
    case "Condition":
      return scope.condition(String(argument));
    case "Fn::Equals":
      return JSON.stringify(resolveValue(parts[0], scope)) === JSON.stringify(resolveValue(parts[1], scope));
    case "Fn::Not":
      return negated(evaluateCondition(parts[0], scope));
    case "Fn::And":
      return parts.every((part) => evaluateCondition(part, scope) === true);
    case "Fn::Or":
      return parts.some((part) => evaluateCondition(part, scope) === true);
    default:
      return undefined;
  }
}

function negated(value: boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : !value;
}
