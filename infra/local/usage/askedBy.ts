import type { IncomingHttpHeaders } from "node:http";

/** The SDK names its application in every request by this variable: so requests know their function. */
export const APPLICATION_VARIABLE = "AWS_SDK_UA_APP_ID";
/** What the stack itself asks of its services, which on AWS nobody pays. */
export const STACK_AGENT = "app/embedded-stack";

/** Which function sent a request to the AWS endpoint; undefined for the stack itself. */
export function askedBy(headers: IncomingHttpHeaders): string | undefined {
  const agent = headers["user-agent"] ?? "";
  if (agent === STACK_AGENT) return undefined;
  return /(?:^| )app\/([\w-]+)/.exec(agent)?.[1] ?? "outside";
}
