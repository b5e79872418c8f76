import { localAccount } from "./PortalResources.ts";

/** How references of one stack are looked up; a lookup that finds nothing reports the problem itself. */
export type ReferenceScope = {
  readonly ref: (logicalId: string) => string | undefined;
  readonly attribute: (logicalId: string, attribute: string) => string | undefined;
  readonly imported: (exportName: string) => unknown;
  readonly condition: (name: string) => boolean | undefined;
  readonly problem: (sentence: string) => void;
};

const pseudoParameters: Readonly<Record<string, string>> = {
  "AWS::AccountId": localAccount.accountId,
  "AWS::Region": localAccount.region,
  "AWS::Partition": localAccount.partition,
  "AWS::URLSuffix": localAccount.urlSuffix,
};

/** Replaces the intrinsic functions of CloudFormation by what they stand for. */
export function resolveValue(value: unknown, scope: ReferenceScope): unknown {
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => resolveValue(entry, scope)).filter((entry) => entry !== undefined);
  }
  if (typeof value !== "object" || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only !== undefined) {
    const [name, argument] = only;
    if (name === "Ref") return reference(argument, scope);
    if (name.startsWith("Fn::")) return intrinsic({ name, argument }, scope);
  }
  const resolved = entries.map(([name, entry]): [string, unknown] => [name, resolveValue(entry, scope)]);
  return Object.fromEntries(resolved.filter(([, entry]) => entry !== undefined));
}

function reference(argument: unknown, scope: ReferenceScope): string | undefined {
  const name = String(argument);
  if (name === "AWS::NoValue") return undefined;
  return pseudoParameters[name] ?? scope.ref(name);
}

function intrinsic(call: { name: string; argument: unknown }, scope: ReferenceScope): unknown {
  const { name, argument } = call;
  const list = Array.isArray(argument) ? argument.map((entry: unknown) => entry) : [];
  switch (name) {
    case "Fn::GetAtt": {
      const [logicalId, ...attribute] =
        typeof argument === "string" ? argument.split(".") : list.map((entry) => String(entry));
      return scope.attribute(logicalId ?? "", attribute.join("."));
    }
    case "Fn::Join":
      return asTexts(resolveValue(list[1], scope)).join(String(list[0]));
    case "Fn::Split":
      return String(resolveValue(list[1], scope)).split(String(list[0]));
    case "Fn::Select":
      return asTexts(resolveValue(list[1], scope))[Number(list[0])];
    case "Fn::Sub":
      return substitute(argument, scope);
    case "Fn::ImportValue":
      return scope.imported(String(resolveValue(argument, scope)));
    case "Fn::If": {
      const holds = scope.condition(String(list[0]));
      return holds === undefined ? undefined : resolveValue(list[holds ? 1 : 2], scope);
    }
    default:
      scope.problem(`template function ${name}`);
      return undefined;
  }
}

function substitute(argument: unknown, scope: ReferenceScope): string {
  const list: unknown[] = Array.isArray(argument) ? argument : [argument];
  const [text, given] = list;
  const values =
    typeof given === "object" && given !== null
      ? new Map<string, unknown>(Object.entries(given))
      : new Map<string, unknown>();
  return String(text).replaceAll(/\$\{(!?)([^}]+)\}/g, (...[whole, literal, name]: string[]) => {
    if (whole === undefined || name === undefined) return "";
    if (literal === "!") return `\${${name}}`;
    if (values.has(name)) return String(resolveValue(values.get(name), scope));
    const [logicalId, ...attribute] = name.split(".");
    const resolved =
      attribute.length === 0 ? reference(name, scope) : scope.attribute(logicalId ?? "", attribute.join("."));
    return resolved ?? whole;
  });
}

function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map((entry: unknown) => String(entry)) : [];
}

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
