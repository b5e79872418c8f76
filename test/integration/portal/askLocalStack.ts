import { readConsole } from "./readConsole.ts";

/** A request to LocalStack; `target` names the operation of a service that speaks JSON at one address. */
interface LocalStackRequest {
  readonly service: "lambda" | "sqs" | "monitoring";
  readonly method: "GET" | "PUT" | "POST" | "DELETE";
  readonly path?: string;
  readonly target?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What an operator does with the AWS command line. LocalStack looks at the service in a signature and at nothing else. */
export async function askLocalStack(request: LocalStackRequest): Promise<{ status: number; body: unknown }> {
  const { service, method, path = "/", target, body, headers = {} } = request;
  const { client } = await readConsole();
  const { endpoint, region, credentials } = client;
  const scope = `${credentials.accessKeyId}/20260101/${region}/${service}/aws4_request`;
  const response = await fetch(new URL(path, endpoint), {
    method,
    headers: {
      authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=0`,
      "content-type": target === undefined ? "application/json" : "application/x-amz-json-1.0",
      ...(target !== undefined && { "x-amz-target": target }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed: unknown = text === "" ? undefined : JSON.parse(text);
  return { status: response.status, body: parsed };
}
