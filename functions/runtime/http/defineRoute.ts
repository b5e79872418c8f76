import type { APIGatewayProxyResult } from "aws-lambda";
import type { z } from "zod";
import { nothing } from "#contract/operation.ts";
import type { ProblemKind } from "#contract/problems.ts";
import { type Access, ROUTES, type OperationName } from "#contract/routes.ts";
import type { Result } from "#domain/result.ts";
import type { User } from "#domain/sign-in/UserSession.ts";
import type { EventLog } from "#ports/operation/EventLog.ts";
import { jsonAnswer, problemAnswer, redirectAnswer, xmlAnswer, type ProblemDetails } from "./ApiAnswer.ts";
import { signedIn, type CurrentSession, type SignedIn } from "./cookies.ts";

/** A request whose route matched, before its schemas were looked at. */
export interface RawRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly queryText: string;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
  /** The body as sent and the headers under lower-case names, for protocols that sign them. */
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly current: CurrentSession | undefined;
  readonly windowId: string | undefined;
  /** Of whom the call comes from, for counting. */
  readonly address: string;
  readonly log: EventLog;
}

export interface ApiRoute {
  readonly name: OperationName;
  readonly serve: (request: RawRequest) => Promise<APIGatewayProxyResult>;
}

type Failing = { readonly kind: string };

/** The schemas of one operation, each as its own type, so that what is parsed keeps its type. */
interface Schemas<
  Path extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
  Problem extends ProblemKind,
> {
  readonly path: Path;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  readonly problems: readonly Problem[];
}

interface Parsed<Path extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  readonly path: z.output<Path>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
  readonly queryText: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly address: string;
  readonly log: EventLog;
}

/** What a handler answers: a body of the contract, a redirect, and cookies with either. */
type RouteAnswer<Response extends z.ZodType> =
  | { readonly body: z.input<Response>; readonly cookies?: readonly string[] }
  | { readonly redirect: string; readonly cookies?: readonly string[] }
  | { readonly xml: string };

interface RouteDefinition<
  Path extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
  Context,
  Failure extends Failing,
  Problem extends ProblemKind,
> {
  readonly name: OperationName;
  readonly schemas: Schemas<Path, Query, Body, Response, Problem>;
  readonly handle: (
    request: Parsed<Path, Query, Body>,
    context: Context,
  ) => Promise<Result<RouteAnswer<Response>, Failure>>;
  /**
   * Every failure the handler can meet, with the problem it is answered as, which the contract names. Leaving one out does
   * not compile.
   */
  readonly problems: { readonly [Kind in Failure["kind"]]: NoInfer<Problem> };
  /** Further members of the problem body, never personal data. */
  readonly details?: (failure: Failure) => Partial<ProblemDetails>;
}

/** A public route; the session is handed over where the browser has one. */
export function definePublicRoute<
  Path extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
  Failure extends Failing,
  Problem extends ProblemKind,
>(
  definition: RouteDefinition<Path, Query, Body, Response, CurrentSession | undefined, Failure, Problem>,
): ApiRoute {
  return {
    name: definition.name,
    serve: (request) => serve(definition, { request, context: request.current }),
  };
}

/** A route with a session: an anonymous visitor where the contract says `session`, an account where it says `account`. */
export function defineSessionRoute<
  Path extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
  Failure extends Failing,
  Problem extends ProblemKind,
>(definition: RouteDefinition<Path, Query, Body, Response, SignedIn, Failure, Problem>): ApiRoute {
  return {
    name: definition.name,
    serve: async (request) => {
      const caller = signedIn(request.current);
      if (caller === undefined) return problemAnswer("not-signed-in");
      if (!mayCall(ROUTES[definition.name].access, caller.session.user)) {
        return problemAnswer("account-required");
      }
      const { windowId } = request;
      return serve(definition, {
        request,
        context: { ...caller, ...(windowId !== undefined && { windowId }) },
      });
    },
  };
}

function mayCall(access: Access, { providerType, transient }: User): boolean {
  if (access === "personal-area") return !transient;
  return access !== "account" || providerType !== "pseudo";
}

async function serve<
  Path extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
  Context,
  Failure extends Failing,
  Problem extends ProblemKind,
>(
  definition: RouteDefinition<Path, Query, Body, Response, Context, Failure, Problem>,
  { request, context }: { readonly request: RawRequest; readonly context: Context },
): Promise<APIGatewayProxyResult> {
  const { schemas } = definition;
  const path = parsePart(schemas.path, request.path);
  const query = parsePart(schemas.query, request.query);
  const body = parsePart(schemas.body, request.body);
  if (!path.success || !query.success || !body.success) {
    const issues = [path, query, body].flatMap((part) => part.error?.issues ?? []);
    return problemAnswer("schema-violation", {
      details: {
        errors: issues.map((issue) => ({ path: issue.path.map(String).join("."), rule: issue.code })),
      },
    });
  }
  const { queryText, text, headers, address, log } = request;
  const answered = await definition.handle(
    { path: path.data, query: query.data, body: body.data, queryText, text, headers, address, log },
    context,
  );
  if (!answered.ok) {
    const { failure } = answered;
    const kind: Failure["kind"] = failure.kind;
    return problemAnswer(definition.problems[kind], { details: definition.details?.(failure) ?? {} });
  }
  const { value } = answered;
  if ("xml" in value) return xmlAnswer(value.xml);
  const cookies = value.cookies ?? [];
  if ("redirect" in value) return redirectAnswer(value.redirect, { cookies });
  // Only what the contract declares leaves the server; anything else is a fault of ours.
  const response = schemas.response.safeParse(value.body);
  if (response.success) return jsonAnswer(response.data, { cookies });
  request.log.write("response-broke-contract", {
    operation: definition.name,
    paths: response.error.issues.map((issue) => issue.path.join(".")).join(" "),
  });
  return problemAnswer("unexpected");
}

function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return schema.safeParse(isNothing(schema) ? undefined : value);
}

function isNothing(schema: z.ZodType): boolean {
  return schema === nothing;
}
