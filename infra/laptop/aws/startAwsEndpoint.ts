import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { answerBug, listenOn } from "../front/listenOn.ts";
import { forLoopbackNames } from "../front/isLoopbackRequest.ts";
import { askedBy, type UsageMeter, meterExchange } from "#infra/tools/usage/usageMeter.ts";
import type { Dynamo } from "./dynamodb/openDynamo.ts";
import type { Iam } from "./iam/createIam.ts";
import { requestedActions, type NamedResources } from "./iam/requestedActions.ts";
import { callService, type Service } from "./jsonProtocol.ts";
import { readBody } from "./readBody.ts";
import type { S3 } from "./s3/createS3.ts";
import { verifySignature } from "./sigv4/verifySignature.ts";
import { splitTarget } from "./sigv4/canonicalRequestHash.ts";

const OF_OBJECTS: Readonly<Record<string, string>> = {
  GET: "GetObject",
  HEAD: "HeadObject",
  PUT: "PutObject",
  DELETE: "DeleteObject",
};

/** What S3 calls a request. */
function operationName(incoming: IncomingMessage): string {
  const { path, parameters } = splitTarget(incoming.url ?? "/");
  const [, , key = ""] = path.split("/", 3);
  const names = new Map(parameters);
  const method = incoming.method ?? "GET";
  if (method === "OPTIONS") return "Preflight";
  if (method === "POST") return names.has("delete") ? "DeleteObjects" : "PostObject";
  if (key === "") return names.get("list-type") === "2" ? "ListObjectsV2" : "HeadBucket";
  return OF_OBJECTS[method] ?? "Other";
}

export type AwsServices = {
  readonly s3: S3;
  readonly dynamo: Dynamo;
  readonly stepFunctions: Service;
  readonly secretsManager: Service;
  readonly kms: Service;
};

/** Who may do what, and the resources that requests name otherwise than by ARN. */
type Guard = { readonly iam: Iam; readonly named: NamedResources };

export type RunningServer = { readonly stop: () => Promise<void> };

const largestCall = 16_000_000;

/** One loopback address for all AWS services, distinguished as the SDK sends them: by X-Amz-Target, else S3. */
export async function startAwsEndpoint(
  services: AwsServices,
  options: { readonly port: number; readonly meter: UsageMeter } & Guard,
): Promise<RunningServer> {
  const answer: RequestListener = (incoming, outgoing) => {
    // The Date header must follow the moved clock: the SDK corrects its own time by it.
    outgoing.sendDate = false;
    outgoing.setHeader("date", new Date().toUTCString());
    outgoing.setHeader("x-amzn-requestid", crypto.randomUUID());
    const target = incoming.headers["x-amz-target"];
    const answered =
      typeof target === "string"
        ? handleCall({ incoming, outgoing, target }, { ...options, services })
        : handleObject({ incoming, outgoing }, { ...options, services });
    answered.catch((error: unknown) => answerBug(outgoing, error));
  };
  return listenOn(createServer(forLoopbackNames(answer)), { port: options.port });
}

type Exchange = { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };
type Endpoint = { readonly services: AwsServices; readonly meter: UsageMeter } & Guard;

function handleObject({ incoming, outgoing }: Exchange, { services, meter }: Endpoint): Promise<void> {
  const by = askedBy(incoming.headers) ?? "outside";
  const used = { service: "s3", operation: operationName(incoming), by };
  meterExchange({ incoming, outgoing }, { meter, used });
  return services.s3.handle(incoming, outgoing);
}

async function handleCall(
  exchange: Exchange & { readonly target: string },
  { services, meter, iam, named }: Endpoint,
): Promise<void> {
  const { incoming, outgoing, target } = exchange;
  const [serviceName = "", operationName = ""] = target.split(".");
  const body = await readBody(incoming, { maximumBytes: largestCall });
  if (!body.ok) {
    outgoing.writeHead(413).end();
    return;
  }
  const kind = serviceOf(serviceName, services);
  if (kind === undefined) {
    answerJson(outgoing, { status: 400, body: { __type: "UnknownOperationException", message: target } });
    return;
  }
  const signed = verifySignature(
    { method: incoming.method ?? "POST", target: incoming.url ?? "/", headers: incoming.headers },
    { service: kind.signedAs, iam, payloadHash: createHash("sha256").update(body.value).digest("hex") },
  );
  if (!signed.ok) {
    const refused = { __type: "InvalidSignatureException", message: signed.failure.message };
    answerJson(outgoing, { status: 400, body: refused });
    return;
  }
  const requested = requestedActions({ service: kind.signedAs, operationName, body: body.value }, named);
  const refusal = iam.refusalOf(signed.value.caller, requested);
  if (refusal !== undefined) {
    answerJson(outgoing, { status: 400, body: { __type: "AccessDeniedException", message: refusal } });
    return;
  }
  let units = 0;
  const by = askedBy(incoming.headers);
  if (by !== undefined && (kind.service === undefined || kind.service.operations.has(operationName))) {
    const used = { service: kind.signedAs, operation: operationName, by };
    meterExchange({ incoming, outgoing }, { meter, used, units: () => units });
  }
  if (kind.service === undefined) {
    services.dynamo.handle(
      { incoming, outgoing, operation: operationName, body: body.value },
      (consumed) => (units = consumed),
    );
    return;
  }
  const answer = await callService(kind.service, { operationName, body: body.value });
  if (answer.ok) answerJson(outgoing, { status: 200, body: answer.value });
  else {
    const refused = { __type: answer.failure.name, message: answer.failure.message };
    answerJson(outgoing, { status: 400, body: refused });
  }
}

function serviceOf(
  name: string,
  services: AwsServices,
): { readonly signedAs: string; readonly service: Service | undefined } | undefined {
  if (name.startsWith("DynamoDB_")) return { signedAs: "dynamodb", service: undefined };
  if (name === "AWSStepFunctions") return { signedAs: "states", service: services.stepFunctions };
  if (name === "secretsmanager") return { signedAs: "secretsmanager", service: services.secretsManager };
  if (name === "TrentService") return { signedAs: "kms", service: services.kms };
  return undefined;
}

function answerJson(outgoing: ServerResponse, answer: { status: number; body: unknown }): void {
  outgoing.writeHead(answer.status, { "content-type": "application/x-amz-json-1.1" });
  outgoing.end(JSON.stringify(answer.body));
}
