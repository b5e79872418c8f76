import { randomInt, randomUUID } from "node:crypto";
import { API_PATH, type PaymentWorld, type ProviderCall } from "../PaymentWorld.ts";
import type { Office } from "../OFFICES.ts";
import type { Call } from "../paymentFault.ts";
import { admit } from "./admit.ts";
import { checkRequest } from "./checkRequest.ts";
import { describedProblem, json, problem, type ProviderAnswer } from "./ProviderAnswer.ts";
import { tellTransaction } from "./tellTransaction.ts";

const TRANSACTION = new RegExp(`^${API_PATH}/(paymenttransaction|status)/([^/]*)/([^/]*)(?:/([^/]*))?$`);

interface Asked {
  readonly call: Call;
  readonly originatorId: string;
  readonly endPointId: string;
  readonly transactionId: string;
}

/** What a request of the API asks for; undefined where there is no such call. */
export function readAsked(method: string, path: string): Asked | undefined {
  const [, kind, originatorId = "", endPointId = "", last] = TRANSACTION.exec(path) ?? [];
  const transactionId = decoded(last ?? "");
  const asked = { originatorId: decoded(originatorId), endPointId: decoded(endPointId), transactionId };
  if (kind === "status" && method === "GET" && last === undefined) return { call: "status", ...asked };
  if (kind !== "paymenttransaction") return undefined;
  if (method === "POST" && last === undefined) return { call: "create", ...asked };
  return method === "GET" && last !== undefined ? { call: "read", ...asked } : undefined;
}

/** The three calls of XBezahldienste 1.0.0. */
export async function answerApi(
  world: PaymentWorld,
  { asked, call }: { readonly asked: Asked; readonly call: ProviderCall },
): Promise<ProviderAnswer> {
  const admitted = admit(world, { ...asked, call });
  if (!admitted.ok) return admitted.answer;
  const { office } = admitted;
  switch (asked.call) {
    case "create":
      return create(world, { call, office });
    case "read":
      return read(world, { office, id: asked.transactionId });
    default:
      return {
        ...json(200, { type: "about:blank", status: 200, title: "The office takes payments" }),
        contentType: "application/problem+json",
      };
  }
}

async function create(
  world: PaymentWorld,
  { call, office }: { readonly call: ProviderCall; readonly office: Office },
): Promise<ProviderAnswer> {
  if (call.request.headers["content-type"]?.split(";", 1)[0] !== "application/json") {
    return problem(415, "VALIDATION_ERROR");
  }
  const body = parsedJson(await call.body());
  const lenient = world.mishaps.take("create", ["null-requestor-accepted"]) !== undefined;
  const checked = checkRequest(lenient ? withoutNullRequestor(body) : body, office);
  if (!checked.ok) return checked.answer;
  const { request } = checked;
  const name = nameOf(office);
  const exists =
    world.mishaps.take("create", ["duplicate"]) !== undefined ||
    world.transactions.byRequest({ office: name, requestId: request.requestId }) !== undefined;
  if (exists) return problem(409, "PAYMENT_EXISTS");
  const early = world.mishaps.take("create", ["early-reference"]) !== undefined;
  const transaction = {
    transactionId: randomUUID(),
    office: name,
    request,
    status: "INITIAL" as const,
    ...(early && { earlyReference: newReference() }),
  };
  world.transactions.save(transaction);
  return tellTransaction(world, { transaction, call: "create" });
}

/** By transaction id, or by request id, which not every service does. */
function read(
  world: PaymentWorld,
  { office, id }: { readonly office: Office; readonly id: string },
): ProviderAnswer {
  const name = nameOf(office);
  const byId = world.transactions.get(id);
  const transaction =
    byId?.office === name
      ? byId
      : world.mishaps.take("read", ["transaction-ids-only"]) === undefined
        ? world.transactions.byRequest({ office: name, requestId: id })
        : undefined;
  return transaction === undefined
    ? describedProblem({ status: 404, code: "VALIDATION_ERROR", title: "There is no such transaction" })
    : tellTransaction(world, { transaction, call: "read" });
}

/** A Kassenzeichen. */
export function newReference(): string {
  return `KZ-${randomInt(100_000_000, 999_999_999)}`;
}

function nameOf({ originatorId, endPointId }: Office): string {
  return `${originatorId}/${endPointId}`;
}

function withoutNullRequestor(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("requestor" in body) || body.requestor !== null)
    return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== "requestor"));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function parsedJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
