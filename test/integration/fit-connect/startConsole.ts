import { createServer } from "node:http";
import type { FitConnectDescription } from "./startFitConnect.ts";

export interface RunningConsole {
  readonly portalUrl: string;
  stop(): Promise<void>;
}

/** The part of the local console that the authority's command reads. */
export function startConsole(fitConnect: FitConnectDescription, now: () => Date): Promise<RunningConsole> {
  const server = createServer((request, response) => {
    const found = request.url === "/__local" && request.headers.accept === "application/json";
    response.writeHead(found ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify({ clock: { now: now().toISOString() }, fitConnect }));
  });
  return new Promise((settle) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = address === null || typeof address === "string" ? 0 : address.port;
      settle({
        portalUrl: `http://127.0.0.1:${port}`,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => {
              stopped();
            });
          }),
      });
    });
  });
}
