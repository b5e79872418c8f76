import { buildPages } from "./supervisor/buildPages.ts";
import type { Result } from "#domain/result.ts";
import { parseArguments, type StartOptions } from "./settings/parseArguments.ts";
import type { LocalPortal } from "./supervisor/startLocalPortal.ts";
import type { StartFailure } from "./supervisor/StartFailure.ts";
import type { LocalDescription } from "./console/consoleSources.ts";

type Variety = "built" | "source" | "localstack";
type Tell = (sentence: string) => void;

/**
 * `built` is `npm start`: pages as they are deployed. `source` is `npm run dev`: pages with hot reload. `localstack` is
 * `npm run localstack`: built pages, and everything else deployed to LocalStack.
 */
export async function runPortal(variety: Variety): Promise<void> {
  // Functions run in UTC in the cloud; a laptop's own time zone must not change what they print.
  process.env["TZ"] = "UTC";
  const tell: Tell = (sentence) => {
    process.stderr.write(`${sentence}\n`);
  };
  const words = process.argv.slice(2);
  const state = variety === "localstack" ? ["--state", ".local/localstack/portal"] : [];
  const options = parseArguments([...state, ...words], process.env);
  const slow = setTimeout(() => tell("Building the portal; the first start takes a minute."), 5_000);
  const start = await starterOf(variety);
  const portal = options.ok ? await start(options.value, tell) : options;
  clearTimeout(slow);
  if (!options.ok || !portal.ok) {
    if (!portal.ok) tell(portal.failure.sentence);
    process.exit(1);
  }
  let stopping = false;
  const stop = () => {
    // A second Ctrl-C ends at once.
    if (stopping) process.exit(1);
    stopping = true;
    void portal.value.stop().then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  const ready = { url: portal.value.url, local: portal.value.local() };
  process.stdout.write(readySentences(ready, options.value.stateFolder));
}

/** Vite, CDK and the parts of each stack are large: they are loaded only where they are needed. */
async function starterOf(
  variety: Variety,
): Promise<(options: StartOptions, tell: Tell) => Promise<Result<LocalPortal, StartFailure>>> {
  if (variety === "localstack") {
    const { startLocalStackPortal } = await import("../localstack/startLocalStackPortal.ts");
    return (options, tell) => startLocalStackPortal(options, { pages: buildPages, tell });
  }
  const { startLocalPortal } = await import("./supervisor/startLocalPortal.ts");
  const { synthesizeBuilt: synthesize } = await import("./supervisor/synthesizeBuilt.ts");
  const pages = variety === "built" ? buildPages : (await import("./supervisor/serveSource.ts")).serveSource;
  return (options, tell) => startLocalPortal(options, { builder: { pages, synthesize }, tell });
}

/** What is printed after the start: where to look, who can sign in, where everything is kept. */
function readySentences(
  { url, local }: { readonly url: string; readonly local: LocalDescription },
  stateFolder: string,
): string {
  const accounts = local.identity.providers.map(({ id, accounts }) => {
    const people = accounts.map(({ user, password }) => (password === "" ? user : `${user} / ${password}`));
    return `  ${id.padEnd(8)} ${people.join(", ")}`;
  });
  return [
    `Portal ready: ${url}`,
    `Console: ${url}__local`,
    `State: ${stateFolder}`,
    "Test accounts (user / password; without a password: chosen from a list):",
    ...accounts,
    "",
  ].join("\n");
}
