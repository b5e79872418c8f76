import { buildPages } from "./supervisor/buildPages.ts";
import { parseArguments } from "./supervisor/parseArguments.ts";
import type { PortalBuilder } from "./supervisor/PortalBuilder.ts";
import { startLocalPortal } from "./supervisor/startLocalPortal.ts";
import { synthesizeBuilt } from "./supervisor/synthesizeBuilt.ts";

/** `built` is `npm start`: pages as they are deployed. `source` is `npm run dev`: pages with hot reload. */
export async function runPortal(pages: "built" | "source"): Promise<void> {
  // Functions run in UTC in the cloud; a laptop's own time zone must not change what they print.
  process.env["TZ"] = "UTC";
  const tell = (sentence: string) => {
    process.stderr.write(`${sentence}\n`);
  };
  const options = parseArguments(process.argv.slice(2), process.env);
  const slow = setTimeout(() => tell("Building the portal; the first start takes a minute."), 5_000);
  const builder = { pages: await pagesFrom(pages), synthesize: synthesizeBuilt };
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

/** Vite is large: it is loaded only where it is needed. */
async function pagesFrom(pages: "built" | "source"): Promise<PortalBuilder["pages"]> {
  if (pages === "built") return buildPages;
  const { serveSource } = await import("./supervisor/serveSource.ts");
  return serveSource;
}
