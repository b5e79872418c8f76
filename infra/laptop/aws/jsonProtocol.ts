import type { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";

/** A refusal in the JSON protocol of AWS services: the name becomes the SDK's error name. */
export type ServiceFailure = {
  readonly kind: "service-refused";
  readonly name: string;
  readonly message: string;
};

export function serviceRefused(name: string, message: string): ServiceFailure {
  return { kind: "service-refused", name, message };
}

export type ServiceAnswer = Result<unknown, ServiceFailure>;

type Operation = (body: unknown) => Promise<ServiceAnswer> | ServiceAnswer;

/** Operations of a service by name, each from parsed JSON to an answer. */
export type Service = {
  readonly operations: ReadonlyMap<string, Operation>;
};

/** An operation whose request is parsed first; what does not fit is a ValidationException, as on AWS. */
export function operation<Schema extends z.ZodType>(
  schema: Schema,
  perform: (request: z.infer<Schema>) => Promise<ServiceAnswer> | ServiceAnswer,
): Operation {
  return (body) => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return perform(parsed.data);
    const [issue] = parsed.error.issues;
    return err(
      serviceRefused("ValidationException", `${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`),
    );
  };
}

export async function callService(
  service: Service,
  call: { readonly operationName: string; readonly body: Buffer },
): Promise<ServiceAnswer> {
  const perform = service.operations.get(call.operationName);
  if (perform === undefined) {
    const message = `The embedded stack does not provide ${call.operationName}.`;
    return err(serviceRefused("UnknownOperationException", message));
  }
  const body = parsedJson(call.body);
  return body.ok ? perform(body.value) : body;
}

function parsedJson(body: Buffer): ServiceAnswer {
  try {
    const value: unknown = JSON.parse(body.length === 0 ? "{}" : body.toString("utf8"));
    return ok(value);
  } catch {
    return err(serviceRefused("SerializationException", "The body is not JSON."));
  }
}
