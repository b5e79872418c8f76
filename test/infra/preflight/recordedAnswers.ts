import { Readable } from "node:stream";
import { z } from "zod";

/** What a query service refuses, as it stands. */
const refusalSchema = z.object({ status: z.number(), text: z.string() });

/** XML as text, JSON as what it says. */
type Answer = string | Readonly<Record<string, unknown>>;
/** By the name of the call; a function answers by what was asked. Missing: AWS refuses the call. */
export type Answers = Readonly<Record<string, Answer | ((asked: string) => Answer)>>;

const requestSchema = z.object({
  method: z.string(),
  path: z.string(),
  hostname: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.union([z.string(), z.instanceof(Uint8Array)]).optional(),
});

/** What the SDK calls a request: by its header, the form that it posts, or its address. */
function nameOf({ method, path, headers }: z.infer<typeof requestSchema>, body: string): string {
  const target = headers["x-amz-target"];
  if (target !== undefined) return target.split(".").at(-1) ?? "";
  return new URLSearchParams(body).get("Action") ?? `${method} ${path}`;
}

/** Hands the SDK answers as AWS documents them, in the wire format of each service, and nothing leaves the machine. */
export function recordedAnswers(answers: Answers) {
  const asked: string[] = [];
  return {
    asked,
    handle: (request: unknown) => {
      const { body: sent = "", ...rest } = requestSchema.parse(request);
      const body = typeof sent === "string" ? sent : new TextDecoder().decode(sent);
      const name = nameOf(rest, body);
      asked.push(`${rest.hostname} ${name}`);
      const answer = answers[name];
      const found = typeof answer === "function" ? answer(`${rest.hostname} ${body}`) : answer;
      return Promise.resolve({ response: found === undefined ? refused(name) : given(found) });
    },
  };
}

const response = (statusCode: number, text: string, type: string) => ({
  statusCode,
  headers: { "content-type": type },
  body: Readable.from([Buffer.from(text)]),
});

function given(found: Answer) {
  const refusal = refusalSchema.safeParse(found);
  if (refusal.success) return response(refusal.data.status, refusal.data.text, "text/xml");
  return typeof found === "string"
    ? response(200, found, "text/xml")
    : response(200, JSON.stringify(found), "application/x-amz-json-1.1");
}

/** As S3 answers HEAD, and as JSON services and query services answer what a role does not allow. */
function refused(name: string) {
  if (name.startsWith("HEAD ")) return response(403, "", "application/xml");
  const query = `<ErrorResponse><Error><Type>Sender</Type><Code>AccessDenied</Code><Message>not authorized to perform ${name}</Message></Error></ErrorResponse>`;
  const json = JSON.stringify({
    __type: "AccessDeniedException",
    message: `not authorized to perform ${name}`,
  });
  const isQuery = [
    "DescribeStacks",
    "ListStackResources",
    "GetCallerIdentity",
    "ListSubscriptionsByTopic",
    "GetTemplate",
  ];
  return isQuery.includes(name)
    ? response(403, query, "text/xml")
    : response(400, json, "application/x-amz-json-1.1");
}
