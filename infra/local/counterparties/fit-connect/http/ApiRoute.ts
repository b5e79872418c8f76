import type { ApiAnswer } from "./ApiAnswer.ts";

export interface OAuthClient {
  readonly id: string;
  readonly role: "sender" | "subscriber";
}

export interface ApiCall {
  readonly query: URLSearchParams;
  /** Media type in lower case, without parameters. */
  readonly contentType: string;
  /** The client behind the token; on public routes an empty id. */
  readonly client: OAuthClient;
  /** A variable part of the path. */
  part(name: string): string;
  /** The body, or undefined when it exceeds the route's limit. */
  body(limitBytes: number): Promise<Buffer | undefined>;
}

export interface ApiRoute {
  readonly method: "GET" | "POST" | "PUT";
  /** Variable parts are written `:name`. */
  readonly path: string;
  readonly access: "public" | "sender" | "subscriber" | "both";
  handle(call: ApiCall): ApiAnswer | Promise<ApiAnswer>;
}
