import { z } from "zod";
import { localArn, type PortalResources } from "#infra/laptop/template/PortalResources.ts";
import type { RequestedAction } from "./keyUse.ts";

/** What says which resource a request is about. */
const requestSchema = z.object({
  TableName: z.string().optional(),
  IndexName: z.string().optional(),
  RequestItems: z.record(z.string(), z.unknown()).optional(),
  SecretId: z.string().optional(),
  KeyId: z.string().optional(),
  stateMachineArn: z.string().optional(),
  executionArn: z.string().optional(),
});
type Request = z.infer<typeof requestSchema>;

/** Resources that requests may name otherwise than by ARN. */
export type NamedResources = Pick<PortalResources, "secrets" | "signingKeys" | "stateMachines">;

/** What a request of a service with a JSON protocol has to be allowed to do. */
export function requestedActions(
  call: { readonly service: string; readonly operationName: string; readonly body: Buffer },
  named: NamedResources,
): readonly RequestedAction[] {
  const action = `${call.service}:${call.operationName}`;
  const request = requestIn(call.body);
  const on = (...resources: readonly string[]) => [{ action, resources }];
  switch (call.service) {
    case "dynamodb":
      return tablesOf(request).flatMap((table) => on(table));
    case "secretsmanager":
      return on(named.secrets.find(({ name }) => name === request.SecretId)?.arn ?? request.SecretId ?? "*");
    case "kms":
      return on(named.signingKeys.find(({ id }) => id === request.KeyId)?.arn ?? request.KeyId ?? "*");
    case "states":
      // The token of a task does not say whose machine waits for it.
      return call.operationName.startsWith("SendTask")
        ? on(...named.stateMachines.map(({ arn }) => arn))
        : on(request.stateMachineArn ?? request.executionArn ?? "*");
    default:
      return on("*");
  }
}

function tablesOf({ TableName: name, IndexName: index, RequestItems: items }: Request): readonly string[] {
  const names = items === undefined ? [name ?? "*"] : Object.keys(items);
  return names.map((one) => {
    const table = one.startsWith("arn:") ? one : localArn("dynamodb", `table/${one}`);
    return index === undefined ? table : `${table}/index/${index}`;
  });
}

/** What is no such request is refused by the service itself. */
function requestIn(body: Buffer): Request {
  try {
    return requestSchema.safeParse(JSON.parse(body.toString("utf8"))).data ?? {};
  } catch {
    return {};
  }
}
