import { z } from "zod";
import { nothing } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";
import { PROBLEM_TYPE_PREFIX, PROBLEMS, type ProblemKind } from "./problems.ts";
import { mediaTypeOf, ROUTES, type OperationName, type Route } from "./routes.ts";

type JsonObject = Record<string, z.core.util.JSONType>;

const jsonSchema = z.record(z.string(), z.json());

const isOperation = (name: string): name is OperationName => Object.hasOwn(ROUTES, name);

/** Refusals that every operation can give; those of the session come with the access that a route asks for. */
const COMMON_PROBLEMS: readonly ProblemKind[] = ["schema-violation", "too-many-requests", "unexpected"];
const WRITE_PROBLEMS: readonly ProblemKind[] = [
  "invalid-json",
  "xsrf-token-invalid",
  "body-too-large",
  "unsupported-media-type",
];

/** The contract as OpenAPI 3.1, made from the very schemas that the functions parse with. */
export function openApiDocument(version: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const name of Object.keys(ROUTES).filter(isOperation)) {
    const route: Route = ROUTES[name];
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationObject(name, route) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Recognition portal",
      version,
      description: "Applications for recognition of foreign professional qualifications.",
      license: { name: "EUPL-1.2", identifier: "EUPL-1.2" },
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session" },
        xsrf: { type: "apiKey", in: "header", name: "X-XSRF-TOKEN" },
      },
      schemas: {
        Problem: {
          type: "object",
          required: ["type", "title", "status"],
          properties: {
            type: {
              type: "string",
              enum: Object.keys(PROBLEMS).map((kind) => `${PROBLEM_TYPE_PREFIX}${kind}`),
            },
            title: { type: "string" },
            status: { type: "integer" },
            instance: { type: "string" },
            until: { type: "string", format: "date-time" },
            refusal: { type: "string" },
            currentVersion: { type: "integer" },
            errors: {
              type: "array",
              items: {
                type: "object",
                required: ["path", "rule"],
                properties: {
                  path: { type: "string" },
                  rule: { type: "string" },
                  message: { type: "string" },
                },
              },
            },
          },
        },
      },
    },
  };
}

function operationObject(name: OperationName, route: Route): JsonObject {
  const schemas = OPERATIONS[name];
  const security: JsonObject[] = [];
  if (route.access !== "public")
    security.push(route.method === "GET" ? { session: [] } : { session: [], xsrf: [] });
  else if (route.method !== "GET" && route.sentBy === undefined) security.push({ xsrf: [] });
  const body: z.ZodType = schemas.body;
  return {
    operationId: name,
    tags: [route.group],
    parameters: [...parametersOf(schemas.path, "path"), ...parametersOf(schemas.query, "query")],
    ...(body === nothing
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [mediaTypeOf(route)]: { schema: toJsonSchema(body, "input") } },
          },
        }),
    responses: { ...successOf(schemas.response), ...problemsOf(schemas.problems, route) },
    security,
  };
}

function parametersOf(schema: z.ZodType, place: "path" | "query"): JsonObject[] {
  if (schema === nothing) return [];
  const described = z
    .object({ properties: jsonSchema.default({}), required: z.array(z.string()).default([]) })
    .parse(toJsonSchema(schema, "input"));
  return Object.entries(described.properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || described.required.includes(name),
    schema: property,
  }));
}

function successOf(response: z.ZodType): JsonObject {
  const nullable = response.safeParse(null).success;
  const onlyNull = nullable && response instanceof z.ZodNull;
  return {
    ...(onlyNull
      ? { "302": { description: "Back to the portal" } }
      : {
          "200": {
            description: "OK",
            content: { "application/json": { schema: toJsonSchema(response, "output") } },
          },
        }),
    ...(nullable && !onlyNull ? { "204": { description: "Nothing to say" } } : {}),
  };
}

function problemsOf(declared: readonly ProblemKind[], route: Route): JsonObject {
  const kinds = [
    ...COMMON_PROBLEMS,
    ...(route.method === "GET" ? [] : WRITE_PROBLEMS),
    ...(route.access === "public" ? [] : (["not-signed-in"] as const)),
    ...(route.access === "public" || route.method === "GET"
      ? []
      : (["account-blocked", "read-only"] as const)),
    ...(route.access === "account" ? (["account-required"] as const) : []),
    ...(route.from === "own-pages" ? (["foreign-page"] as const) : []),
    ...declared,
  ];
  const byStatus = new Map<number, string[]>();
  for (const kind of kinds) byStatus.set(PROBLEMS[kind], [...(byStatus.get(PROBLEMS[kind]) ?? []), kind]);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      String(status),
      {
        description: names.join(", "),
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    ]),
  );
}

/** The only recursive schema of the contract is "any JSON value", which JSON Schema says with an empty schema. */
function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonObject {
  const generated = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  const { $schema, $defs, ...rest } = jsonSchema.parse(
    JSON.parse(JSON.stringify(generated), (_key, value: unknown) => (isReference(value) ? {} : value)),
  );
  return rest;
}

function isReference(value: unknown): boolean {
  return typeof value === "object" && value !== null && "$ref" in value;
}
