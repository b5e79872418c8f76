import type { IncomingMessage } from "node:http";
import type { CorsRule } from "#infra/laptop/template/PortalResources.ts";

/** Headers that let the page of an allowed origin read an answer; none for others. */
export function corsHeaders(
  request: IncomingMessage,
  options: { readonly rules: readonly CorsRule[]; readonly method: string },
): Readonly<Record<string, string>> | undefined {
  const origin = request.headers.origin;
  if (origin === undefined) return undefined;
  const asked = list(request.headers["access-control-request-headers"]);
  const rule = options.rules.find(
    (candidate) =>
      candidate.AllowedMethods.includes(options.method) &&
      candidate.AllowedOrigins.some((pattern) => matches(pattern, origin)) &&
      asked.every((header) =>
        candidate.AllowedHeaders.some((pattern) => matches(pattern.toLowerCase(), header)),
      ),
  );
  if (rule === undefined) return undefined;
  const everyone = rule.AllowedOrigins.includes("*");
  return {
    "access-control-allow-origin": everyone ? "*" : origin,
    "access-control-allow-methods": rule.AllowedMethods.join(", "),
    vary: "Origin, Access-Control-Request-Headers, Access-Control-Request-Method",
    ...(everyone ? {} : { "access-control-allow-credentials": "true" }),
    ...(asked.length > 0 ? { "access-control-allow-headers": asked.join(", ") } : {}),
    ...(rule.ExposedHeaders.length > 0
      ? { "access-control-expose-headers": rule.ExposedHeaders.join(", ") }
      : {}),
    ...(rule.MaxAge === undefined ? {} : { "access-control-max-age": String(rule.MaxAge) }),
  };
}

/** One `*` stands for any text, as in S3. */
function matches(pattern: string, value: string): boolean {
  const star = pattern.indexOf("*");
  if (star === -1) return pattern === value;
  const before = pattern.slice(0, star);
  const after = pattern.slice(star + 1);
  return value.length >= before.length + after.length && value.startsWith(before) && value.endsWith(after);
}

function list(header: string | undefined): string[] {
  return (header ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "");
}
