import type { RequestListener, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { contentSecurityPolicy } from "../process/contentSecurityPolicy.ts";
import { readRequestBody } from "../process/readRequestBody.ts";
import { answerApi, readAsked } from "./api/answerApi.ts";
import { describedProblem, json, problem, type ProviderAnswer } from "./api/ProviderAnswer.ts";
import { answerPage } from "./page/answerPage.ts";
import type { Call } from "./paymentFault.ts";
import type { PaymentWorld, ProviderCall } from "./PaymentWorld.ts";

export const TOKEN_PATH = "/oauth/token";
/** For tests and curious developers: what was really paid, whatever the API tells. */
export const BOOKS_PATH = "/books";
const BODY_MAX_BYTES = 100_000;

/** API, token endpoint and payment page on one port. */
export function createPaymentListener(world: PaymentWorld, portalUrl: string): RequestListener {
  const policy = contentSecurityPolicy(portalUrl);
  return (request, response) => {
    const { pathname: path } = new URL(request.url ?? "/", "http://provider");
    const body = async (): Promise<string | undefined> =>
      (await readRequestBody(request, BODY_MAX_BYTES))?.toString("utf8");
    answerTo(world, { request, path, body })
      .catch((error: unknown) => {
        process.stderr.write(`Payment provider: ${String(error)}\n`);
        return problem(500, "UNSPECIFIED");
      })
      .then((answer) => {
        if (answer === undefined) response.destroy();
        else send(response, { answer, policy });
      })
      .catch(() => response.destroy());
  };
}

/** Undefined: the answer gets lost on the way. */
async function answerTo(world: PaymentWorld, call: ProviderCall): Promise<ProviderAnswer | undefined> {
  const { method = "" } = call.request;
  if (method === "GET" && call.path === BOOKS_PATH) return books(world);
  const isToken = method === "POST" && call.path === TOKEN_PATH;
  const asked = readAsked(method, call.path);
  const name = isToken ? "token" : asked?.call;
  if (name === undefined) return (await answerPage(world, call)) ?? problem(404, "UNSPECIFIED");
  return underMishap(world, {
    name,
    answer: () => (asked === undefined ? grant(world, call) : answerApi(world, { asked, call })),
  });
}

async function underMishap(
  world: PaymentWorld,
  { name, answer }: { readonly name: Call; readonly answer: () => Promise<ProviderAnswer> },
): Promise<ProviderAnswer | undefined> {
  const names = ["unavailable", "slow", "forbidden", "refuse", "drop-answer", "gateway-page"] as const;
  const fault = world.mishaps.take(name, names);
  switch (fault?.mishap) {
    case "unavailable":
      return describedProblem({ status: 503, code: "UNSPECIFIED", title: "Maintenance" });
    case "forbidden":
      return problem(403, "FORBIDDEN");
    case "refuse":
      return describedProblem({
        status: fault.status,
        code: fault.functionalCode,
        title: "Refused by order",
      });
    case "gateway-page":
      return { status: 200, contentType: "text/html", body: "<html><title>Maintenance</title></html>" };
    case "slow":
      await wait(fault.delayMilliseconds);
      return answer();
    case "drop-answer":
      await answer();
      return undefined;
    default:
      return answer();
  }
}

async function grant(world: PaymentWorld, call: ProviderCall): Promise<ProviderAnswer> {
  const form = new URLSearchParams(await call.body());
  return world.tokens.grant(form, { endsEarly: world.mishaps.take("token", ["token-ends"]) !== undefined });
}

function books(world: PaymentWorld): ProviderAnswer {
  return json(
    200,
    world.transactions.all().map(({ transactionId, office, request, status, booking }) => ({
      transactionId,
      office,
      requestId: request.requestId,
      grosAmount: request.grosAmount,
      status,
      references: booking?.references ?? [],
    })),
  );
}

function send(
  response: ServerResponse,
  { answer, policy }: { readonly answer: ProviderAnswer; readonly policy: string },
): void {
  response.writeHead(answer.status, {
    ...(answer.contentType !== undefined && { "content-type": answer.contentType }),
    "cache-control": "no-store",
    "content-security-policy": policy,
    ...answer.headers,
  });
  response.end(answer.body);
}
