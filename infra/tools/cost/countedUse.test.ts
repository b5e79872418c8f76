import { createServer } from "node:http";
import { afterEach, expect, it } from "vitest";
import { OWN_CONTENT, securityHeaders } from "#contract/securityHeaders.ts";
import { listenOn } from "#infra/laptop/front/listenOn.ts";
import { visitPages } from "#runtime/visitPortal.ts";
import { VISIT } from "./countedUse.ts";

const PORT = 4735;
let stop: () => Promise<void> = () => Promise.resolve();
afterEach(() => stop());

it("A visit of the portal from outside asks for as much as is reckoned", async () => {
  const asked: string[] = [];
  const server = createServer(({ url = "", headers }, answer) => {
    asked.push(url);
    const language = /language=(\w+)/.exec(headers.cookie ?? "")?.[1] ?? "";
    answer.writeHead(200, securityHeaders(OWN_CONTENT, { https: false }));
    answer.end(`<html lang="${language}"><script src="/assets/index.js"></script></html>`);
  });
  ({ stop } = await listenOn(server, { port: PORT }));
  await visitPages(`http://127.0.0.1:${PORT.toString()}`);
  const calls = asked.filter((url) => url.startsWith("/api/")).length;
  expect({ pages: asked.length - calls, calls }).toEqual({ pages: VISIT.pages, calls: VISIT.calls });
});
