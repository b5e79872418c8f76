import { describe, expect, it } from "vitest";
import { readBody } from "./readBody.ts";
import type { ApiEvent } from "./ApiEvent.ts";

const JSON_ROUTE = { method: "PUT", path: "/api/x", group: "auth", access: "public" } as const;
const FORM_ROUTE = { ...JSON_ROUTE, sentBy: "provider" } as const;

function event(body: string, contentType?: string): ApiEvent {
  return {
    httpMethod: "PUT",
    path: "/api/x",
    headers: contentType === undefined ? {} : { "content-type": contentType },
    multiValueQueryStringParameters: {},
    body,
    isBase64Encoded: false,
    requestContext: { requestId: "r" },
  };
}

const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

describe("the body of a call", () => {
  it("is read as JSON up to a depth that no form reaches", () => {
    expect(readBody(event('{"a":[1]}', "application/json; charset=utf-8"), JSON_ROUTE)).toEqual({
      ok: true,
      value: { a: [1] },
    });
    expect(readBody(event(nested(30), "application/json"), JSON_ROUTE).ok).toBe(true);
    for (const depth of [34, 9_000, 400_000]) {
      expect(readBody(event(nested(depth), "application/json"), JSON_ROUTE)).toEqual({
        ok: false,
        failure: "invalid-json",
      });
    }
  });

  it.each([undefined, "", "text/plain", "multipart/form-data", "application/xml", "application/jsonx"])(
    "is refused when it comes as %s",
    (type) => {
      for (const route of [JSON_ROUTE, FORM_ROUTE]) {
        expect(readBody(event("{}", type), route)).toEqual({ ok: false, failure: "unsupported-media-type" });
      }
    },
  );

  it("needs no type when there is none, and is a form where a provider's page posts it", () => {
    expect(readBody(event(""), JSON_ROUTE)).toEqual({ ok: true, value: undefined });
    expect(readBody(event("a=1", "application/x-www-form-urlencoded"), FORM_ROUTE)).toEqual({
      ok: true,
      value: { a: "1" },
    });
  });
});
