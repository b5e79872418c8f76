import type { z } from "zod";
import { type CookieJar, cookieHeader, keepCookies } from "./cookieJar.ts";
import { parseJson, readBoundedBody } from "../http/readBoundedBody.ts";

/** What a portal answered. */
export interface VisitAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined where it is no JSON. */
  readonly json: unknown;
}

export interface VisitCall {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body?: unknown;
}

/** A browser without pages: keeps cookies and sends the XSRF header, as the portal's own pages do. */
export interface PortalVisitor {
  readonly url: string;
  /** `Set-Cookie` of all answers so far, as sent. */
  readonly setCookies: readonly string[];
  readonly call: (call: VisitCall) => Promise<VisitAnswer>;
  /** The body of an answer of status 200; throws `SmokeFailure` where it is another one. */
  readonly read: <Schema extends z.ZodType>(call: VisitCall, schema: Schema) => Promise<z.output<Schema>>;
  readonly setCookie: (name: string, value: string) => void;
}

/** Why a check failed, in a sentence without anything of a person. */
export class SmokeFailure extends Error {
  override name = "SmokeFailure";
}

const TIMEOUT_MILLISECONDS = 20_000;
const ANSWER_MAX_BYTES = 5_000_000;

export function createPortalVisitor(address: string): PortalVisitor {
  const url = address.replace(/\/$/, "");
  const cookies: CookieJar = new Map();
  const setCookies: string[] = [];
  const call = async ({ method, path, body }: VisitCall): Promise<VisitAnswer> => {
    const token = cookies.get("XSRF-TOKEN");
    const response = await fetch(path.startsWith("http") ? path : `${url}${path}`, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      headers: {
        cookie: cookieHeader(cookies),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(method === "GET" || token === undefined ? {} : { "x-xsrf-token": token }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    setCookies.push(...response.headers.getSetCookie());
    keepCookies(cookies, response);
    const text = (await readBoundedBody(response.body, ANSWER_MAX_BYTES)).toString("utf8");
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? parseJson(text) : undefined,
    };
  };
  return {
    url,
    setCookies,
    call,
    read: async (asked, schema) => {
      const answer = await call(asked);
      const path = asked.path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "{id}");
      if (answer.status !== 200) {
        throw new SmokeFailure(`${asked.method} ${path} answered ${answer.status}`);
      }
      const parsed = schema.safeParse(answer.json);
      if (!parsed.success) throw new SmokeFailure(`${asked.method} ${path} answered another shape`);
      return parsed.data;
    },
    setCookie: (name, value) => cookies.set(name, value),
  };
}
