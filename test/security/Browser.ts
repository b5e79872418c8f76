import type { ServiceGroup } from "#contract/routes.ts";
import type { Answer, Portal } from "./aPortal.ts";

/** A browser without pages: keeps the portal's cookies and proves that its own pages sent a call. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** Whose page makes its calls, as browsers say it. */
  site: "same-origin" | "cross-site" = "same-origin";
  readonly #portal: Portal;

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  get(address: string): Promise<Answer> {
    return this.#send("GET", address);
  }

  send(method: string, address: string, body?: unknown): Promise<Answer> {
    return this.#send(method, address, body === undefined ? undefined : JSON.stringify(body));
  }

  async #send(method: string, address: string, body?: string): Promise<Answer> {
    const url = new URL(address, "https://portal.example");
    const query: Record<string, string[]> = {};
    for (const [name, value] of url.searchParams) (query[name] ??= []).push(value);
    const token = this.cookies.get("XSRF-TOKEN");
    const answer = await this.#portal.call(groupOf(url.pathname), {
      method,
      path: url.pathname,
      query,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "sec-fetch-site": this.site,
        ...(token !== undefined && { "x-xsrf-token": token }),
      },
      ...(body !== undefined && { body }),
    });
    for (const cookie of answer.cookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

function groupOf(path: string): ServiceGroup {
  return path.startsWith("/api/processes") ? "process" : "auth";
}
