import { buildPages } from "./supervisor/buildPages.ts";
import { parseArguments } from "./supervisor/parseArguments.ts";
import type { PortalBuilder } from "./supervisor/PortalBuilder.ts";
import { startLocalPortal } from "./supervisor/startLocalPortal.ts";
import { synthesizeBuilt } from "./supervisor/synthesizeBuilt.ts";

/** `npm start`: pages as they are deployed. */
export function runBuilt(): Promise<void> {
  return run({ pages: buildPages, synthesize: synthesizeBuilt });
}

/** `npm run dev`: pages from source, with hot reload; everything else as in `npm start`. */
export async function runFromSource(): Promise<void> {
  const { serveSource } = await import("./supervisor/serveSource.ts");
  return run({ pages: serveSource, synthesize: synthesizeBuilt });
}

async function run(builder: PortalBuilder): Promise<void> {
  // Functions run in UTC in the cloud; a laptop's own time zone must not change what they print.
  process.env["TZ"] = "UTC";
  const tell = (sentence: string) => {
    process.stderr.write(`${sentence}\n`);
  };
  const options = parseArguments(process.argv.slice(2), process.env);
  const slow = setTimeout(() => tell("Building the portal; the first start takes a minute."), 5_000);
  const portal = options.ok ? await startLocalPortal(options.value, { builder, tell }) : options;
  clearTimeout(slow);
  if (!portal.ok) {
    tell(portal.failure.sentence);
    process.exit(1);
  }
  let stopping = false;
  const stop = () => {
    // The second Ctrl-C of somebody in a hurry.
    if (stopping) process.exit(1);
    stopping = true;
    void portal.value.stop().then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  process.stdout.write(`Portal ready: ${portal.value.url}\n`);
}
