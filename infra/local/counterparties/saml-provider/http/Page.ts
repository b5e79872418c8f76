import type { IncomingMessage, ServerResponse } from "node:http";

/** One request that is being answered. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly body: () => Promise<URLSearchParams>;
}

/** What is sent back. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: string;
}

export function htmlAnswer(content: string, status = 200): Page {
  return { status, headers: { "content-type": "text/html; charset=utf-8" }, content };
}

export function redirect(location: string, headers: Readonly<Record<string, string>> = {}): Page {
  return { status: 303, headers: { location, ...headers }, content: "" };
}

export function send(
  response: ServerResponse,
  { page, policy }: { readonly page: Page; readonly policy: string },
): void {
  response.writeHead(page.status, {
    "cache-control": "no-store",
    "content-security-policy": policy,
    ...page.headers,
  });
  response.end(page.content);
}
