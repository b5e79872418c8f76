import { createHash } from "node:crypto";

/** What of an HTTP request takes part in its signature. */
export type SignedRequest = {
  readonly method: string;
  /** Path and query as they came over the wire. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

export type QueryParameter = readonly [name: string, value: string];

export function splitTarget(target: string): { path: string; parameters: QueryParameter[] } {
  const mark = target.indexOf("?");
  const path = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? "" : target.slice(mark + 1);
  const parameters = query
    .split("&")
    .filter((part) => part !== "")
    .map((part): QueryParameter => {
      const equals = part.indexOf("=");
      return equals === -1
        ? [decoded(part), ""]
        : [decoded(part.slice(0, equals)), decoded(part.slice(equals + 1))];
    });
  return { path, parameters };
}

/** The canonical request of AWS Signature Version 4, hashed. S3 does not encode the path a second time. */
export function canonicalRequestHash(
  request: SignedRequest,
  options: { readonly signedHeaders: readonly string[]; readonly payloadHash: string },
): string {
  const { path, parameters } = splitTarget(request.target);
  const query = parameters
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const headers = options.signedHeaders
    .map((name) => `${name}:${headerValue(request.headers[name])}\n`)
    .join("");
  const lines = [
    request.method,
    path
      .split("/")
      .map((segment) => encoded(decoded(segment)))
      .join("/"),
    query,
    headers,
    options.signedHeaders.join(";"),
    options.payloadHash,
  ];
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}

function headerValue(value: string | string[] | undefined): string {
  const joined = Array.isArray(value) ? value.join(",") : (value ?? "");
  return joined.trim().replaceAll(/\s+/g, " ");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** RFC 3986: everything but unreserved characters. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
