import { asked, type Task } from "./readTask.ts";

/**
 * Follows the eID server's refresh address to the portal and there to the page for the browser (BSI TR-03130-1, 4.1: the
 * answer itself is handed over by the client). Undefined: it does not lead to the portal.
 */
export async function returnAddress(task: Task, error?: string): Promise<string | undefined> {
  const begin = error === undefined ? task.refreshAddress : withError(task.refreshAddress, error);
  const handOver = locationOf(await asked(begin), begin);
  if (handOver === undefined || new URL(handOver).origin !== task.origin) return undefined;
  const page = locationOf(await asked(handOver), handOver);
  return page !== undefined && new URL(page).origin === task.origin ? page : undefined;
}

/** How the client tells what went wrong (BSI TR-03124-1, 2.5.4.3): appended, also to an address with a query. */
export function withError(address: string, minor: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}ResultMajor=error&ResultMinor=${minor}`;
}

function locationOf(answer: Response | undefined, base: string): string | undefined {
  const location = answer?.headers.get("location") ?? null;
  return location === null ? undefined : new URL(location, base).href;
}
