import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "#contract/openApiDocument.ts";
import { PROBLEMS } from "#contract/problems.ts";
import { ROUTES, SERVICE_GROUPS } from "#contract/routes.ts";

const document = openApiDocument("1.0.0");

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  it("describes every route of the contract", () => {
    const text = JSON.stringify(document);
    for (const [name, { path }] of Object.entries(ROUTES)) {
      expect(text).toContain(`"operationId":"${name}"`);
      expect(document["paths"]).toHaveProperty([path]);
    }
  });

  it("names for every call the problem of a broken schema", () => {
    expect(JSON.stringify(document)).toContain(String(PROBLEMS["schema-violation"]));
  });
});

describe("the route table", () => {
  it("holds the paths and methods that the specification gives", () => {
    const table = Object.values(ROUTES).map(({ method, path }) => `${method} ${path}`);
    expect(table).toEqual(
      expect.arrayContaining([
        "PUT /api/auth/pseudo",
        "GET /api/auth/provider",
        "PUT /api/auth/logout",
        "GET /api/auth/user",
        "GET /api/auth/oidc/url",
      ]),
    );
    expect(new Set(table).size).toBe(table.length);
    expect(table.some((route) => route.endsWith("shell/session/prolongation"))).toBe(true);
  });

  it("uses every service group", () => {
    expect(new Set(Object.values(ROUTES).map(({ group }) => group))).toEqual(new Set(SERVICE_GROUPS));
  });

  it("keeps ids in paths within letters that arrive undecoded", () => {
    for (const { path } of Object.values(ROUTES))
      expect(path).toMatch(/^\/api(\/([a-z0-9.-]+|\{[a-zA-Z]+\}))+$/);
  });
});
