import { createServer } from "node:net";
import { err, ok, type Result } from "../../../functions/domain/result.ts";
import { startFailed, type StartFailure } from "./StartFailure.ts";

/** The portal takes four ports in a row: itself, AWS, identity provider, FIT-Connect. */
export async function checkPorts(firstPort: number): Promise<Result<undefined, StartFailure>> {
  for (const port of [firstPort, firstPort + 1, firstPort + 2, firstPort + 3]) {
    if (await isFree(port)) continue;
    const remedy = `end the program that uses it or choose others with PORT=${firstPort + 100} npm start`;
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
