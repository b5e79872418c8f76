import type { Context } from "aws-lambda";
import { authRoutes } from "#api/auth/authRoutes.ts";
import { documentRoutes } from "#api/documents/documentRoutes.ts";
import { paymentRoutes } from "#api/payment/paymentRoutes.ts";
import { deliveryRoutes } from "#api/delivery/deliveryRoutes.ts";
import { feedbackRoutes } from "#api/feedback/feedbackRoutes.ts";
import { formsRoutes } from "#api/forms/formsRoutes.ts";
import { attachmentRoutes } from "#api/process/attachmentRoutes.ts";
import { draftRoutes } from "#api/process/draftRoutes.ts";
import { editingRoutes } from "#api/process/editingRoutes.ts";
import { sentRoutes } from "#api/process/sentRoutes.ts";
import { workflowRoutes } from "#api/process-workflow/workflowRoutes.ts";
import { versionRoutes } from "#api/version/versionRoutes.ts";
import { ORIGIN_HEADER } from "#contract/limits.ts";
import { mediaTypeOf, ROUTES, type ServiceGroup } from "#contract/routes.ts";
import { systemClock, randomIds } from "#adapters/system/nodeSystem.ts";
import { createApiHandler } from "#runtime/http/createApiHandler.ts";
import { matchRoute } from "#runtime/http/matchRoute.ts";
import { availability } from "#runtime/wiring/operation.ts";
import { eventLog } from "#runtime/wiring/system.ts";
import type { Ports } from "#ports/Ports.ts";
import { memoryPorts, type MemoryPorts } from "../fixtures/memoryPorts.ts";

/** A call as API Gateway hands it over. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: readonly string[];
  readonly body: string;
}

export interface Portal {
  readonly stored: MemoryPorts["stored"];
  readonly ports: Ports;
  readonly call: (group: ServiceGroup, call: Call) => Promise<Answer>;
}

const CONTEXT: Context = {
  callbackWaitsForEmptyEventLoop: false,
  functionName: "api",
  functionVersion: "1",
  invokedFunctionArn: "arn:aws:lambda:eu-central-1:000000000000:function:api",
  memoryLimitInMB: "512",
  awsRequestId: "request",
  logGroupName: "api",
  logStreamName: "1",
  getRemainingTimeInMillis: () => 10_000,
  /* oxlint-disable typescript/no-deprecated -- the type still demands them */
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
  /* oxlint-enable typescript/no-deprecated */
};

const ORIGIN_WORD = "w".repeat(43);
const originWords = () => Promise.resolve({ word: ORIGIN_WORD, before: [] });

/** What a browser or a provider's page says of its body, where a test says nothing else. */
function expectedType(group: ServiceGroup, call: Pick<Call, "method" | "path">): string {
  const matched = matchRoute(call, group);
  return matched.ok ? mediaTypeOf(ROUTES[matched.value.name]) : "application/json";
}

/** The functions of the API in this process, as they are deployed, over stores in memory. */
export function aPortal(adapters: Partial<Ports> = {}): Portal {
  const memory = memoryPorts();
  const ports = { ...memory, clock: systemClock, ids: randomIds, log: eventLog({}), ...adapters };
  const known = { sessions: () => ports.sessions, blockList: () => ports.blockList, originWords };
  const handlers = {
    auth: createApiHandler({ group: "auth", routes: authRoutes(ports), ...known }),
    forms: createApiHandler({ group: "forms", routes: formsRoutes(ports), originWords }),
    process: createApiHandler({
      group: "process",
      routes: [
        ...draftRoutes(ports),
        ...editingRoutes(ports),
        ...attachmentRoutes(ports),
        ...sentRoutes(ports),
      ],
      ...known,
    }),
    "process-workflow": createApiHandler({
      group: "process-workflow",
      routes: workflowRoutes(ports),
      ...known,
    }),
    documents: createApiHandler({ group: "documents", routes: documentRoutes(ports), ...known }),
    payment: createApiHandler({ group: "payment", routes: paymentRoutes(ports), ...known }),
    feedback: createApiHandler({ group: "feedback", routes: feedbackRoutes(ports), originWords }),
    delivery: createApiHandler({ group: "delivery", routes: deliveryRoutes(ports), originWords }),
    version: (event: unknown, context: Context) =>
      createApiHandler({ group: "version", routes: versionRoutes(availability), originWords })(
        event,
        context,
      ),
  };
  return {
    stored: memory.stored,
    ports,
    async call(group, { method, path, query = {}, headers = {}, body }) {
      const answer = await handlers[group](
        {
          httpMethod: method,
          path,
          headers: {
            "content-type": expectedType(group, { method, path }),
            [ORIGIN_HEADER]: ORIGIN_WORD,
            ...headers,
          },
          multiValueQueryStringParameters: query,
          body: body ?? null,
          isBase64Encoded: false,
          requestContext: { requestId: "request" },
        },
        CONTEXT,
      );
      return {
        status: answer.statusCode,
        headers: answer.headers ?? {},
        cookies: (answer.multiValueHeaders?.["set-cookie"] ?? []).map(String),
        body: answer.body,
      };
    },
  };
}
