import type { Server } from "node:http";

/** Starts a server on 127.0.0.1; `stop` also ends connections that browsers and SDK clients keep open. */
export async function listenOn(
  server: Server,
  options: { readonly port: number },
): Promise<{ readonly stop: () => Promise<void> }> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: options.port, host: "127.0.0.1" }, () => resolve());
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
