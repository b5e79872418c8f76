import type { APIGatewayProxyResult } from "aws-lambda";
import { ANSWER_HEADER, NOTICE_HEADER } from "#contract/limits.ts";
import { API_SECURITY_HEADERS } from "#contract/securityHeaders.ts";
import { PROBLEM_TYPE_PREFIX, PROBLEMS, type Problem, type ProblemKind } from "#contract/problems.ts";
import type { Block } from "#domain/sign-in/Block.ts";

const HEADERS = { ...API_SECURITY_HEADERS, [ANSWER_HEADER]: "1" };

interface AnswerOptions {
  readonly cookies?: readonly string[];
}

export function jsonAnswer(body: unknown, options: AnswerOptions = {}): APIGatewayProxyResult {
  const { cookies = [] } = options;
  const empty = body === null || body === undefined;
  return {
    statusCode: empty ? 204 : 200,
    headers: {
      ...HEADERS,
      ...(empty ? {} : { "content-type": "application/json; charset=utf-8" }),
    },
    ...(cookies.length === 0 ? {} : { multiValueHeaders: { "set-cookie": [...cookies] } }),
    body: empty ? "" : JSON.stringify(body),
  };
}

/** SAML metadata, for the registers of providers. */
export function xmlAnswer(body: string): APIGatewayProxyResult {
  return {
    statusCode: 200,
    headers: { ...HEADERS, "content-type": "application/samlmetadata+xml; charset=utf-8" },
    body,
  };
}

/** 303, so that what was posted is never posted again to where it leads. */
export function redirectAnswer(location: string, options: AnswerOptions = {}): APIGatewayProxyResult {
  const { cookies = [] } = options;
  return {
    statusCode: 303,
    headers: { ...HEADERS, location },
    ...(cookies.length === 0 ? {} : { multiValueHeaders: { "set-cookie": [...cookies] } }),
    body: "",
  };
}

/** The same, and that there is something for everybody to read. */
export function withNews(answer: APIGatewayProxyResult): APIGatewayProxyResult {
  return { ...answer, headers: { ...answer.headers, [NOTICE_HEADER]: "1" } };
}

export type ProblemDetails = Pick<Problem, "errors" | "currentVersion" | "refusal" | "instance" | "until">;

export function problemAnswer(
  kind: ProblemKind,
  options: AnswerOptions & {
    readonly details?: Partial<ProblemDetails>;
    readonly headers?: Record<string, string>;
  } = {},
): APIGatewayProxyResult {
  const { cookies = [], details = {}, headers = {} } = options;
  const problem: Problem = {
    type: `${PROBLEM_TYPE_PREFIX}${kind}`,
    title: kind.replaceAll("-", " "),
    status: PROBLEMS[kind],
    ...details,
  };
  return {
    statusCode: problem.status,
    headers: {
      ...HEADERS,
      "content-type": "application/problem+json; charset=utf-8",
      ...headers,
    },
    ...(cookies.length === 0 ? {} : { multiValueHeaders: { "set-cookie": [...cookies] } }),
    body: JSON.stringify(problem),
  };
}

/** The account is blocked, and until when; the reason is for operators. */
export function blockedAnswer({ until }: Block): APIGatewayProxyResult {
  return problemAnswer("account-blocked", { details: until === undefined ? {} : { until } });
}
