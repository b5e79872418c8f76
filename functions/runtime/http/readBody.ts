import { REQUEST_BODY_MAX_BYTES } from "#contract/limits.ts";
import { mediaTypeOf, type Route } from "#contract/routes.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { ApiEvent } from "./ApiEvent.ts";

export type BodyFailure = "body-too-large" | "invalid-json" | "unsupported-media-type";

/** No body of the contract is half as deep; what reads JSON by recursion overflows its stack far beyond. */
const DEPTH_MAX = 32;

/** The body of a call as a value; undefined where there is none. */
export function readBody(event: ApiEvent, route: Route): Result<unknown, BodyFailure> {
  const text = bodyTextOf(event);
  if (text === "") return ok(undefined);
  if (Buffer.byteLength(text) > REQUEST_BODY_MAX_BYTES) return err("body-too-large");
  const expected = mediaTypeOf(route);
  if (mediaTypeIn(event) !== expected) return err("unsupported-media-type");
  return expected === "application/json" ? readJson(text) : readForm(text);
}

export function bodyTextOf({ body, isBase64Encoded }: ApiEvent): string {
  return isBase64Encoded ? Buffer.from(body ?? "", "base64").toString("utf8") : (body ?? "");
}

function mediaTypeIn({ headers }: ApiEvent): string {
  return (headers["content-type"] ?? "").split(";", 1).join("").trim().toLowerCase();
}

/** Fields of a form; of several with one name the last one, which no field of ours has. */
function readForm(text: string): Result<unknown, BodyFailure> {
  return ok(Object.fromEntries(new URLSearchParams(text)));
}

function readJson(text: string): Result<unknown, BodyFailure> {
  try {
    const parsed: unknown = JSON.parse(text);
    return isTooDeep(parsed) ? err("invalid-json") : ok(parsed);
  } catch {
    return err("invalid-json");
  }
}

/** Level by level, so that depth costs no stack. */
function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= DEPTH_MAX; depth += 1) {
    level = level.flatMap(within);
    if (level.length === 0) return false;
  }
  return true;
}

function within(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === "object" && value !== null ? Object.values({ ...value }) : [];
}
