import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ANSWER_HEADER } from "#contract/limits.ts";
import { API_SECURITY_HEADERS } from "#contract/securityHeaders.ts";
import type { SynthesizedTemplate } from "#infra/app.ts";
import { growingPauses } from "#ui/sending/steps.ts";
import { readTemplates } from "#infra/laptop/template/readTemplates.ts";
import { resourcesOf, type Resource } from "./synthesizedResources.ts";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";

const HEADERS = { ...API_SECURITY_HEADERS, "content-type": "application/problem+json; charset=utf-8" };

/** What the gateway answers by itself, by the type of the refusal. */
const REFUSALS = {
  THROTTLED: {
    type: "urn:recognition-portal:problem:too-many-requests",
    title: "too many requests",
    status: 429,
  },
  REQUEST_TOO_LARGE: {
    type: "urn:recognition-portal:problem:body-too-large",
    title: "body too large",
    status: 413,
  },
  DEFAULT_4XX: { type: "about:blank", title: "refused by the gateway" },
  DEFAULT_5XX: { type: "about:blank", title: "not answered behind the gateway" },
};

const documentOf = (text: string): unknown => JSON.parse(text);

describe("what answers before any function runs", () => {
  let templates: readonly SynthesizedTemplate[];
  const ofType = (type: string): readonly Resource["Properties"][] =>
    resourcesOf(templates)
      .filter(([, { Type }]) => Type === type)
      .map(([, { Properties }]) => Properties);

  beforeAll(() => {
    templates = synthesizedTemplates({ environment: "aws" });
  });

  it("the gateway: problem documents with the headers of the API, and none that proves a session", () => {
    const schema = z.object({
      ResponseType: z.string(),
      ResponseParameters: z.record(z.string(), z.string()),
      ResponseTemplates: z.object({ "application/json": z.string().transform(documentOf) }),
    });
    const found = ofType("AWS::ApiGateway::GatewayResponse").map((one) => schema.parse(one));
    expect(
      Object.fromEntries(
        found.map(({ ResponseType, ResponseTemplates }) => [
          ResponseType,
          ResponseTemplates["application/json"],
        ]),
      ),
    ).toEqual(REFUSALS);
    const quoted = Object.entries(HEADERS).map(([name, value]) => [
      `gatewayresponse.header.${name}`,
      `'${value}'`,
    ]);
    for (const { ResponseParameters } of found) {
      expect(ResponseParameters).toEqual(Object.fromEntries(quoted));
      expect(Object.keys(HEADERS).map((name) => name.toLowerCase())).not.toContain(
        ANSWER_HEADER.toLowerCase(),
      );
    }
  });

  it("the filter at the edge: with the same headers, and when to come again", () => {
    const headers = Object.entries({ ...API_SECURITY_HEADERS, "retry-after": "60" });
    expect(JSON.stringify(ofType("AWS::WAFv2::WebACL"))).toContain(
      `"ResponseHeaders":${JSON.stringify(headers.map(([Name, Value]) => ({ Name, Value })))}`,
    );
  });

  it("compresses answers from a kilobyte on", () => {
    expect(ofType("AWS::ApiGateway::RestApi")).toMatchObject([{ MinimumCompressionSize: 1024 }]);
  });
});

it("The gateway on a laptop reads what the one in AWS refuses with", () => {
  const read = readTemplates(synthesizedTemplates({}), { assetPath: (key) => path.join("assets", key) });
  const [api] = read.ok ? read.value.restApis : [];
  const refusals = [...(api?.refusals ?? [])].map(([type, { body }]) => [type, documentOf(body)]);
  expect(Object.fromEntries(refusals)).toEqual(REFUSALS);
  for (const { headers } of api?.refusals.values() ?? []) expect(headers).toEqual(HEADERS);
});

it("Who waits for the sending asks ever more rarely, so that a crowd leaves the rate of the stage to others", () => {
  const pause = growingPauses();
  expect(Array.from({ length: 6 }, pause)).toEqual([1000, 2000, 3000, 5000, 5000, 5000]);
});
