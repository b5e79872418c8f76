import type { APIGatewayProxyResult } from "aws-lambda";
import type { Block } from "../../domain/session/Block.ts";
import { problemAnswer } from "./ApiAnswer.ts";

/** Says that somebody is blocked, and until when; the reason is for operators. */
export function blockedAnswer({ until }: Block): APIGatewayProxyResult {
  return problemAnswer("account-blocked", { details: until === undefined ? {} : { until } });
}
