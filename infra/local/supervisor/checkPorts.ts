import { createServer } from "node:net";
import { err, ok, type Result } from "../../../functions/domain/result.ts";
import type { LocalPorts } from "./localPorts.ts";
import { startFailed, type StartFailure } from "./StartFailure.ts";

/** Whether the ports that a start always takes are free. */
export async function checkPorts(ports: LocalPorts): Promise<Result<undefined, StartFailure>> {
  const { portal, aws, identity, fitConnect, eidClient, xta, payment, saml } = ports;
  for (const port of [
    portal,
    aws,
    identity,
    fitConnect,
    eidClient ?? [],
    xta ?? [],
    payment ?? [],
    [...saml.values()],
  ].flat(2)) {
    if (await isFree(port)) continue;
    const remedy = `end the program that uses it or choose others with PORT=${portal + 100} npm start`;
    return err(startFailed(`Port ${port} is in use: ${remedy}.`));
  }
  return ok(undefined);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: "127.0.0.1" }, () => server.close(() => resolve(true)));
  });
}
