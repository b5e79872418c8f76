import { patiently } from "#infra/laptop/settings/patience.ts";
import { readXml } from "../kit/readXml.ts";

/** What an eID server wants of the client (BSI TR-03124-1, TC token). */
export interface Task {
  readonly serverAddress: string;
  readonly session: string;
  readonly psk: string;
  readonly refreshAddress: string;
  readonly communicationErrorAddress: string;
  /** Of the address that the browser named: only such addresses are opened there at the end. */
  readonly origin: string;
}

/**
 * Fetches the task: the address of the portal, from there one 303 to the eID server, there the token. Answers the status
 * of the client's own page where there is none: 400 for an address that must not be asked, 404 for one that has none.
 */
export async function readTask(tcTokenUrl: string): Promise<Task | 400 | 404> {
  if (!URL.canParse(tcTokenUrl)) return 400;
  const address = new URL(tcTokenUrl);
  // The real client takes https only. On one machine there is none, so plain http counts for loopback addresses.
  const isLoopback = /^(127\.0\.0\.1|localhost|\[::1\])$/.test(address.hostname);
  if (address.protocol !== "https:" && !(address.protocol === "http:" && isLoopback)) return 400;
  const first = await asked(address.href);
  const location = first?.headers.get("location") ?? null;
  const second = location === null ? first : await asked(new URL(location, address).href);
  const root = second?.ok === true ? readXml(await second.text()) : undefined;
  if (root?.localName !== "TCTokenType") return 404;
  const value = (name: string): string => root.getElementsByTagName(name).item(0)?.textContent.trim() ?? "";
  return {
    serverAddress: value("ServerAddress"),
    session: value("SessionIdentifier"),
    psk: value("PSK"),
    refreshAddress: value("RefreshAddress"),
    communicationErrorAddress: value("CommunicationErrorAddress"),
    origin: address.origin,
  };
}

/** No cookies, no redirects by itself; undefined: no answer. */
async function asked(url: string): Promise<Response | undefined> {
  return fetch(url, { redirect: "manual", signal: AbortSignal.timeout(patiently(20_000)) }).catch(
    () => undefined,
  );
}

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

/** How the client reports an error (BSI TR-03124-1, 2.5.4.3): appended, also to an address with a query. */
export function withError(address: string, minor: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}ResultMajor=error&ResultMinor=${minor}`;
}

function locationOf(answer: Response | undefined, base: string): string | undefined {
  const location = answer?.headers.get("location") ?? null;
  return location === null ? undefined : new URL(location, base).href;
}
