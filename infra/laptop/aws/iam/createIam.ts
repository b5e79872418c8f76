import { randomBytes } from "node:crypto";
import { localAccount } from "#infra/laptop/template/PortalResources.ts";
import type { Permissions } from "#infra/laptop/template/permissionsFrom.ts";
import { evaluatePolicy, rightsUsed, type Right, type Verdict } from "./evaluatePolicy.ts";
import { keyUse, type RequestedAction } from "./keyUse.ts";

export type AccessKey = { readonly accessKeyId: string; readonly secretAccessKey: string };

/** Who signed a request: a function, or the account itself (developers, tests, the stack), which may do what is not denied. */
export type Caller = { readonly kind: "account" } | { readonly kind: "function"; readonly name: string };

type KnownKey = { readonly secretAccessKey: string; readonly caller: Caller };

type Refusal = { readonly functionName: string; readonly action: string; readonly resource: string };

export type Iam = {
  readonly accessKeyOf: (functionName: string) => AccessKey;
  readonly knownKey: (accessKeyId: string) => KnownKey | undefined;
  /** Why a request is refused, in AWS's words; undefined when it is allowed. */
  readonly refusalOf: (caller: Caller, requested: readonly RequestedAction[]) => string | undefined;
};

/** Every function signs with a key of its own, so that the signature says whose role counts. */
export function createIam(options: {
  readonly permissions: Permissions;
  readonly onRefusal: (refusal: Refusal) => void;
  /** Told each time what of a function's role allowed a request. */
  readonly onUse?: ((functionName: string, rights: readonly Right[]) => void) | undefined;
}): Iam {
  const { rolesByFunction, keysByResource, denials } = options.permissions;
  const keys = new Map<string, AccessKey>();
  const known = new Map<string, KnownKey>([
    [
      localAccount.accessKeyId,
      { secretAccessKey: localAccount.secretAccessKey, caller: { kind: "account" } },
    ],
  ]);

  function createKey(name: string): AccessKey {
    const accessKeyId = `ASIA${randomBytes(8).toString("hex").toUpperCase()}`;
    const secretAccessKey = randomBytes(30).toString("base64");
    known.set(accessKeyId, { secretAccessKey, caller: { kind: "function", name } });
    const key = { accessKeyId, secretAccessKey };
    keys.set(name, key);
    return key;
  }

  function refuse(
    caller: Caller,
    { action, resource, reason: why }: Omit<Refusal, "functionName"> & { readonly reason: string },
  ): string {
    const isFunction = caller.kind === "function";
    if (isFunction) options.onRefusal({ functionName: caller.name, action, resource });
    const role = isFunction ? rolesByFunction.get(caller.name)?.name : undefined;
    const who = isFunction
      ? `sts::${localAccount.accountId}:assumed-role/${role ?? "none"}/${caller.name}`
      : `iam::${localAccount.accountId}:root`;
    return `User: arn:aws:${who} is not authorized to perform: ${action} on resource: ${resource} ${why}`;
  }

  return {
    accessKeyOf: (functionName) => keys.get(functionName) ?? createKey(functionName),
    knownKey: (accessKeyId) => known.get(accessKeyId),
    refusalOf: (caller, requested) => {
      const denied = requested
        .flatMap(({ action, resources }) => resources.map((resource) => ({ action, resource })))
        .find((one) => evaluatePolicy(denials, { ...one, context: BY_TLS }) === "denied");
      if (denied !== undefined) {
        return refuse(caller, { ...denied, reason: "with an explicit deny in a resource-based policy" });
      }
      if (caller.kind === "account") return undefined;
      const { statements = [] } = rolesByFunction.get(caller.name) ?? {};
      const asked = requested.flatMap((one) => [{ ...one, context: BY_TLS }, ...keyUse(one, keysByResource)]);
      for (const { action, resources, context } of asked) {
        const verdicts = resources.map((resource) =>
          evaluatePolicy(statements, { action, resource, context }),
        );
        const used = resources.flatMap((resource) => rightsUsed(statements, { action, resource, context }));
        options.onUse?.(caller.name, used);
        if (verdicts.includes("allowed")) continue;
        const [resource = "*"] = resources;
        return refuse(caller, { action, resource, reason: reason(action, verdicts) });
      }
      return undefined;
    },
  };
}

/** On AWS every request comes by TLS; here none leaves the machine. */
const BY_TLS = { "aws:SecureTransport": "true" };

function reason(action: string, verdicts: readonly Verdict[]): string {
  return verdicts.includes("denied")
    ? "with an explicit deny in an identity-based policy"
    : `because no identity-based policy allows the ${action} action`;
}
