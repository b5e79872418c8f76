import { ResponseType, type RestApi } from "aws-cdk-lib/aws-apigateway";
import { PROBLEM_TYPE_PREFIX, type ProblemKind, PROBLEMS } from "#contract/problems.ts";
import { API_SECURITY_HEADERS } from "#contract/securityHeaders.ts";

/**
 * What the gateway answers before any function of ours runs, as the API would say it. Without the header of the portal's
 * answers: it proves a session that the gateway knows nothing of, and refusals are read and tried again without it.
 */
export function addGatewayResponses(api: RestApi): void {
  const add = (type: ResponseType, document: Readonly<Record<string, string | number>>): void => {
    api.addGatewayResponse(type.responseType, {
      type,
      responseHeaders: HEADERS,
      // The gateway chooses the template by this key, whatever a call accepts; the header says what it is.
      templates: { "application/json": JSON.stringify(document) },
    });
  };
  add(ResponseType.THROTTLED, problem("too-many-requests"));
  add(ResponseType.REQUEST_TOO_LARGE, problem("body-too-large"));
  // No kind of ours: the status says all there is.
  add(ResponseType.DEFAULT_4XX, { type: "about:blank", title: "refused by the gateway" });
  add(ResponseType.DEFAULT_5XX, { type: "about:blank", title: "not answered behind the gateway" });
}

const HEADERS = Object.fromEntries(
  Object.entries({ ...API_SECURITY_HEADERS, "content-type": "application/problem+json; charset=utf-8" }).map(
    // In quotes it is a text; without, the name of a value.
    ([name, value]) => [name, `'${value}'`],
  ),
);

function problem(kind: ProblemKind) {
  return {
    type: `${PROBLEM_TYPE_PREFIX}${kind}`,
    title: kind.replaceAll("-", " "),
    status: PROBLEMS[kind],
  };
}
