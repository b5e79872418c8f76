import { randomInt, randomUUID } from "node:crypto";
import { TLSSocket } from "node:tls";
import { parseJson } from "../kit/json.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { type Call, decodedSegment, json, type Answer, sameText } from "../kit/http.ts";
import { checkRequest } from "./paymentRequest.ts";
import { SCOPE } from "./createAccessTokens.ts";
import type { CallName } from "./faults.ts";
import { type Office, OFFICES } from "./OFFICES.ts";
import { API_PATH, type PaymentState } from "./PaymentState.ts";
import { describedProblem, problem } from "./problem.ts";
import type { StoredTransaction } from "./transactionStore.ts";

const TRANSACTION = new RegExp(`^${API_PATH}/(paymenttransaction|status)/([^/]*)/([^/]*)(?:/([^/]*))?$`);

interface Asked {
  readonly call: CallName;
  readonly originatorId: string;
  readonly endPointId: string;
  readonly transactionId: string;
}

/** What a request of the API asks for; undefined where there is no such call. */
export function readAsked(method: string, path: string): Asked | undefined {
  const [, kind, originatorId = "", endPointId = "", last] = TRANSACTION.exec(path) ?? [];
  const transactionId = decodedSegment(last ?? "");
  const asked = {
    originatorId: decodedSegment(originatorId),
    endPointId: decodedSegment(endPointId),
    transactionId,
  };
  if (kind === "status" && method === "GET" && last === undefined) return { call: "status", ...asked };
  if (kind !== "paymenttransaction") return undefined;
  if (method === "POST" && last === undefined) return { call: "create", ...asked };
  return method === "GET" && last !== undefined ? { call: "read", ...asked } : undefined;
}

/** The three calls of XBezahldienste 1.0.0. */
export async function answerApi(
  state: PaymentState,
  { asked, call }: { readonly asked: Asked; readonly call: Call },
): Promise<Answer> {
  const admitted = admit(state, { ...asked, call });
  if (!admitted.ok) return admitted.failure;
  const office = admitted.value;
  switch (asked.call) {
    case "create":
      return create(state, { call, office });
    case "read":
      return read(state, { office, id: asked.transactionId });
    default:
      return {
        ...json(200, { type: "about:blank", status: 200, title: "The office takes payments" }),
        contentType: "application/problem+json",
      };
  }
}

async function create(
  state: PaymentState,
  { call, office }: { readonly call: Call; readonly office: Office },
): Promise<Answer> {
  if (call.request.headers["content-type"]?.split(";", 1)[0] !== "application/json") {
    return problem(415, "VALIDATION_ERROR");
  }
  const body = parseJson((await call.body())?.toString("utf8"));
  const lenient = state.faults.take("create", ["null-requestor-accepted"]) !== undefined;
  const checked = checkRequest(lenient ? withoutNullRequestor(body) : body, office);
  if (!checked.ok) return checked.failure;
  const request = checked.value;
  const name = nameOf(office);
  const exists =
    state.faults.take("create", ["duplicate"]) !== undefined ||
    state.transactions.byRequest({ office: name, requestId: request.requestId }) !== undefined;
  if (exists) return problem(409, "PAYMENT_EXISTS");
  const early = state.faults.take("create", ["early-reference"]) !== undefined;
  const transaction = {
    transactionId: randomUUID(),
    office: name,
    request,
    status: "INITIAL" as const,
    ...(early && { earlyReference: newReference() }),
  };
  state.transactions.save(transaction);
  return transactionAnswer(state, { transaction, call: "create" });
}

/** By transaction id, or by request id, which not every service does. */
function read(state: PaymentState, { office, id }: { readonly office: Office; readonly id: string }): Answer {
  const name = nameOf(office);
  const byId = state.transactions.get(id);
  const transaction =
    byId?.office === name
      ? byId
      : state.faults.take("read", ["transaction-ids-only"]) === undefined
        ? state.transactions.byRequest({ office: name, requestId: id })
        : undefined;
  return transaction === undefined
    ? describedProblem({ status: 404, code: "VALIDATION_ERROR", title: "There is no such transaction" })
    : transactionAnswer(state, { transaction, call: "read" });
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

/** The office of an address, for a client that may ask there. */
function admit(
  state: PaymentState,
  asked: { readonly call: Call; readonly originatorId: string; readonly endPointId: string },
): Result<Office, Answer> {
  const { originatorId, endPointId, call } = asked;
  if (![originatorId, endPointId].every((part) => /^[\w-]{1,36}$/.test(part))) {
    return err(problem(400, "VALIDATION_ERROR"));
  }
  const office = OFFICES.find((one) => one.originatorId === originatorId && one.endPointId === endPointId);
  if (office === undefined) return err(problem(404, "NO_VALID_ORIGINATOR_OR_ENDPOINT"));
  const proof = proofOf(state, { call, office });
  if (proof === "right") return ok(office);
  if (proof === "without-scope") return err(problem(403, "FORBIDDEN"));
  const answer = describedProblem({ status: 401, code: "FORBIDDEN", title: "Credentials are needed" });
  return err({
    ...answer,
    headers: { "www-authenticate": office.authentication === "basic" ? "Basic" : "Bearer" },
  });
}

function proofOf(
  state: PaymentState,
  { call, office }: { readonly call: Call; readonly office: Office },
): "right" | "wrong" | "without-scope" {
  const { socket, headers } = call.request;
  const [scheme = "", value = ""] = (headers.authorization ?? "").split(" ");
  if (state.mutualTls) return socket instanceof TLSSocket && socket.authorized ? "right" : "wrong";
  switch (office.authentication) {
    case "none":
      return "right";
    case "basic": {
      const { user, password } = state.credentials.basic;
      const given = Buffer.from(value, "base64").toString("utf8");
      return scheme === "Basic" && sameText(given, `${user}:${password}`) ? "right" : "wrong";
    }
    case "oauth": {
      const scopes = scheme === "Bearer" ? state.tokens.scopesOf(value) : undefined;
      if (scopes === undefined) return "wrong";
      return scopes.includes(SCOPE) ? "right" : "without-scope";
    }
  }
}

/** A transaction as the API answers it, or as a fault changes it. */
function transactionAnswer(
  state: PaymentState,
  { transaction, call }: { readonly transaction: StoredTransaction; readonly call: CallName },
): Answer {
  const { transactionId, office, request, status, statusDetail, earlyReference, booking } = transaction;
  const kinds = [
    "wrong-amount",
    "wrong-currency",
    "wrong-request-id",
    "foreign-page",
    "unknown-method",
  ] as const;
  const fault = state.faults.take(call, kinds)?.kind;
  const paid = status === "PAYED" ? booking : undefined;
  const page = fault === "foreign-page" ? "https://pay.evil.example" : state.origin;
  const reference = paid?.references.at(-1) ?? (status === "INITIAL" ? earlyReference : undefined);
  return json(200, {
    paymentRequest: {
      ...request,
      ...(fault === "wrong-amount" && { grosAmount: request.grosAmount + 1 }),
      ...(fault === "wrong-currency" && { currency: "CHF" }),
      ...(fault === "wrong-request-id" && { requestId: `${request.requestId.slice(0, 30)}-other` }),
    },
    paymentInformation: {
      transactionUrl: `${state.origin}${API_PATH}/paymenttransaction/${office}/${transactionId}`,
      ...(status === "INITIAL" && { transactionRedirectUrl: `${page}/pay/${transactionId}` }),
      transactionId,
      ...(reference !== undefined && { transactionReference: reference }),
      ...(paid !== undefined && {
        transactionTimestamp: new Date(paid.bookedAt).toISOString(),
        paymentMethod: fault === "unknown-method" ? "BARTER" : paid.method,
        ...(paid.method === "OTHER" && { paymentMethodDetail: "Wero" }),
      }),
      status,
      ...(statusDetail !== undefined && { statusDetail }),
    },
  });
}
