import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { z } from "zod";
import { OWN_CONTENT, securityHeaders } from "#contract/securityHeaders.ts";
import { readBody } from "../aws/readBody.ts";
import type { ConsoleSources } from "./consoleSources.ts";
import { isLoopbackRequest } from "../front/isLoopbackRequest.ts";

export type Console = {
  readonly handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
};

const tenYearsInSeconds = 10 * 365 * 86_400;
/** Backwards too: a provider that is real keeps real time. */
const clockSchema = z.strictObject({
  advanceSeconds: z
    .number()
    .min(-tenYearsInSeconds)
    .max(tenYearsInSeconds)
    .refine((seconds) => seconds !== 0),
});
const faultSchema = z.looseObject({ counterparty: z.string() });

const pageFiles: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  "/__local/console.css": { file: "console.css", type: "text/css; charset=utf-8" },
  "/__local/console.mjs": { file: "console.mjs", type: "text/javascript; charset=utf-8" },
};

type Answer = { readonly status: number; readonly body: unknown };

/** The developer's view of the running stack; it exists only here and answers only this machine. */
export function createConsole(sources: ConsoleSources): Console {
  const headers = securityHeaders(OWN_CONTENT, { https: false });

  async function answer(incoming: IncomingMessage, target: string): Promise<Answer> {
    if (!isLoopbackRequest(incoming)) return refused(403, "The console answers only this machine.");
    const reading = incoming.method === "GET" || incoming.method === "HEAD";
    if (target === "/__local" && reading) return { status: 200, body: sources.describe() };
    if (target === "/__local/details" && reading) return { status: 200, body: await sources.details() };
    if (target === "/__local/usage" && reading) return usage();
    if (target !== "/__local/clock" && target !== "/__local/faults")
      return refused(404, "There is no such page.");
    if (incoming.method !== "POST") return refused(405, "Use POST.");
    const body = await jsonBody(incoming);
    if (body === undefined) return refused(415, "Send JSON with the content type application/json.");
    return target === "/__local/clock" ? moveClock(body.value) : setFault(body.value);
  }

  function usage(): Answer {
    return sources.usage === undefined
      ? refused(409, "Usage is counted on the embedded stack only.")
      : { status: 200, body: sources.usage() };
  }

  async function moveClock(body: unknown): Promise<Answer> {
    const parsed = clockSchema.safeParse(body);
    if (!parsed.success) return refused(422, z.prettifyError(parsed.error));
    if (sources.advanceClock === undefined)
      return refused(409, "The clock can be moved on the embedded stack only.");
    await sources.advanceClock(parsed.data.advanceSeconds);
    return { status: 200, body: { clock: sources.describe().clock } };
  }

  async function setFault(body: unknown): Promise<Answer> {
    const parsed = faultSchema.safeParse(body);
    if (!parsed.success) return refused(422, z.prettifyError(parsed.error));
    const { counterparty, ...fault } = parsed.data;
    const set = await sources.setFault(counterparty, fault);
    if (set.ok) return { status: 200, body: { counterparty, fault } };
    return set.failure.kind === "unknown-counterparty"
      ? refused(404, `There is no counterparty ${counterparty}.`)
      : refused(422, set.failure.reason);
  }

  return {
    handle: async (incoming, outgoing) => {
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
      outgoing.setHeader("cache-control", "no-store");
      const target = (incoming.url ?? "").split("?", 1).join("").replace(/\/$/, "");
      const wantsPage = target === "/__local" && (incoming.headers.accept ?? "").includes("text/html");
      const page = wantsPage ? { file: "console.html", type: "text/html; charset=utf-8" } : pageFiles[target];
      if (page !== undefined && incoming.method === "GET" && isLoopbackRequest(incoming)) {
        outgoing.writeHead(200, { "content-type": page.type });
        outgoing.end(readFileSync(path.join(import.meta.dirname, "page", page.file)));
        return;
      }
      const { status, body } = await answer(incoming, target);
      outgoing.writeHead(status, { "content-type": "application/json" });
      outgoing.end(JSON.stringify(body, undefined, 2));
    },
  };
}

function refused(status: number, title: string): Answer {
  return { status, body: { type: "about:blank", title, status } };
}

/** Only JSON: a form of a foreign page can be sent without asking, JSON cannot. */
async function jsonBody(incoming: IncomingMessage): Promise<{ value: unknown } | undefined> {
  const type = (incoming.headers["content-type"] ?? "").split(";", 1).join("").trim().toLowerCase();
  const body = await readBody(incoming, { maximumBytes: 100_000 });
  if (type !== "application/json" || !body.ok) return undefined;
  try {
    const value: unknown = JSON.parse(body.value.toString("utf8"));
    return { value };
  } catch {
    return undefined;
  }
}
