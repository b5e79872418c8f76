import type { Context } from "aws-lambda";
import { authRoutes } from "../../functions/api/auth/authRoutes.ts";
import { documentRoutes } from "../../functions/api/documents/documentRoutes.ts";
import { paymentRoutes } from "../../functions/api/payment/paymentRoutes.ts";
import { deliveryRoutes } from "../../functions/api/delivery/deliveryRoutes.ts";
import { feedbackRoutes } from "../../functions/api/feedback/feedbackRoutes.ts";
import { formsRoutes } from "../../functions/api/forms/formsRoutes.ts";
import { attachmentRoutes } from "../../functions/api/process/attachmentRoutes.ts";
import { draftRoutes } from "../../functions/api/process/draftRoutes.ts";
import { editingRoutes } from "../../functions/api/process/editingRoutes.ts";
import { sentRoutes } from "../../functions/api/process/sentRoutes.ts";
import { workflowRoutes } from "../../functions/api/process-workflow/workflowRoutes.ts";
import { mediaTypeOf, ROUTES, type ServiceGroup } from "../../functions/contract/routes.ts";
import { systemClock } from "../../functions/adapters/system/systemClock.ts";
import { randomIds } from "../../functions/adapters/system/randomIds.ts";
import { createApiHandler } from "../../functions/runtime/http/createApiHandler.ts";
import { matchRoute } from "../../functions/runtime/http/matchRoute.ts";
import { eventLog } from "../../functions/runtime/ports/eventLog.ts";
import type { Ports } from "../../functions/ports/Ports.ts";
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
  /* eslint-disable @typescript-eslint/no-deprecated -- the type still demands them */
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
  /* eslint-enable @typescript-eslint/no-deprecated */
};

/** What a browser or a provider's page says of its body, where a test says nothing else. */
function expectedType(group: ServiceGroup, call: Pick<Call, "method" | "path">): string {
  const matched = matchRoute(call, group);
  return matched.ok ? mediaTypeOf(ROUTES[matched.value.name]) : "application/json";
}

/** The functions of the API in this process, as they are deployed, over stores in memory. */
export function aPortal(adapters: Partial<Ports> = {}): Portal {
  const memory = memoryPorts();
  const ports = { ...memory, clock: systemClock, ids: randomIds, log: eventLog({}), ...adapters };
  const known = { sessions: () => ports.sessions, blockList: () => ports.blockList };
  const handlers = {
    auth: createApiHandler({ group: "auth", routes: authRoutes(ports), ...known }),
    forms: createApiHandler({ group: "forms", routes: formsRoutes(ports) }),
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
    feedback: createApiHandler({ group: "feedback", routes: feedbackRoutes(ports) }),
    delivery: createApiHandler({ group: "delivery", routes: deliveryRoutes(ports) }),
    version: async (event: unknown, context: Context) =>
      (await import("../../functions/api/version/index.ts")).handler(event, context),
  };
  return {
    stored: memory.stored,
    ports,
    async call(group, { method, path, query = {}, headers = {}, body }) {
      const answer = await handlers[group](
        {
          httpMethod: method,
          path,
          headers: { "content-type": expectedType(group, { method, path }), ...headers },
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
