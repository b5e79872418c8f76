import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { BehaviourResource, NameChoice, PassedOn } from "../template/DistributionResource.ts";

/** What a browser sent, header names and values in turn. */
export interface SentRequest {
  readonly url: string;
  readonly rawHeaders: readonly string[];
}

type Header = readonly [name: string, value: string];

/** CloudFront keeps these to itself, or writes its own, whatever a policy says. */
const NEVER = /^(connection|expect|proxy-.*|te|trailer|upgrade|x-edge-.*|x-forwarded-proto|x-real-ip)$/;
/** They travel with the body. */
const OF_THE_BODY = /^(content-(length|type|md5|encoding)|transfer-encoding)$/;

/**
 * What the origin gets of a request: CloudFront, "Control origin requests with a policy", and the table of headers in
 * "Request and response behavior for custom origins". `own` are the headers that the distribution adds.
 */
export function passedOn(
  sent: SentRequest,
  { behaviour, own }: { readonly behaviour: BehaviourResource; readonly own: ReadonlyMap<string, string> },
): SentRequest {
  const policies = [behaviour.cache.key, behaviour.passesOn];
  const written = new Map<string, string>([
    ["host", behaviour.origin.host],
    ...[...own].map(([name, value]): Header => [name.toLowerCase(), value]),
  ]);
  const headers = headersIn(sent.rawHeaders).flatMap(([name, value]): readonly Header[] => {
    const plain = name.toLowerCase();
    if (NEVER.test(plain) || written.has(plain)) return [];
    if (OF_THE_BODY.test(plain)) return [[name, value]];
    if (plain === "cookie") return named(name, cookiesIn(value, policies));
    if (plain === "accept-encoding" && behaviour.cache.encodings.length > 0)
      return named(name, acceptedEncodings(value, behaviour));
    if (policies.some(({ headers: choice }) => isHeaderMeant(choice, plain))) return [[name, value]];
    return plain === "user-agent" ? [[name, "Amazon CloudFront"]] : [];
  });
  return { url: addressIn(sent.url, policies), rawHeaders: [...headers, ...written].flat() };
}

/** By what answers of a behaviour are told apart. */
export function cacheKey(sent: SentRequest, behaviour: BehaviourResource): string {
  const { key } = behaviour.cache;
  const headers = headersIn(sent.rawHeaders).flatMap(([name, value]): readonly Header[] => {
    const plain = name.toLowerCase();
    if (plain === "cookie") return named(plain, cookiesIn(value, [key]));
    if (plain === "accept-encoding") return named(plain, acceptedEncodings(value, behaviour));
    return isHeaderMeant(key.headers, plain) ? [[plain, value]] : [];
  });
  return JSON.stringify([behaviour.pattern, addressIn(sent.url, [key]), headers]);
}

/** Of the encodings that a browser takes, those that CloudFront answers in. */
export function acceptedEncodings(accepted: string, { compresses, cache }: BehaviourResource): string {
  const takes = accepted.split(",").map((one) => one.trim().split(";", 1).join(""));
  return compresses ? cache.encodings.filter((encoding) => takes.includes(encoding)).join(", ") : "";
}

/** Gives a request the form in which the origin gets it. */
export function rewrite(incoming: IncomingMessage, { url, rawHeaders }: SentRequest): void {
  const values = new Map<string, string[]>();
  for (const [name, value] of headersIn(rawHeaders))
    values.set(name.toLowerCase(), [...(values.get(name.toLowerCase()) ?? []), value]);
  const headers: IncomingHttpHeaders = {};
  // Repeated ones are joined already, each as its kind is.
  for (const [name, [first, ...others]] of values)
    headers[name] = others.length === 0 ? first : incoming.headers[name];
  incoming.headers = headers;
  incoming.rawHeaders = [...rawHeaders];
  incoming.url = url;
}

function headersIn(raw: readonly string[]): readonly Header[] {
  return raw.flatMap((name, index): readonly Header[] =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? ""]] : [],
  );
}

function named(name: string, value: string): readonly Header[] {
  return value === "" ? [] : [[name, value]];
}

function cookiesIn(header: string, policies: readonly PassedOn[]): string {
  return header
    .split(/; */)
    .filter((cookie) =>
      policies.some(({ cookies }) => isMeant(cookies, cookie.split("=", 1).join("").trim())),
    )
    .join("; ");
}

function addressIn(url: string, policies: readonly PassedOn[]): string {
  const [path = "", ...query] = url.split("?");
  const parameters = query.join("?");
  const meant = parameters
    .split("&")
    .filter((one) => policies.some(({ queryStrings }) => isMeant(queryStrings, one.split("=", 1).join(""))))
    .join("&");
  return meant === "" ? path : `${path}?${meant}`;
}

function isMeant(choice: NameChoice, name: string): boolean {
  if (choice.kind === "none" || choice.kind === "all") return choice.kind === "all";
  return choice.names.includes(name) === (choice.kind === "only");
}

/** Names of headers are the same in capitals. */
function isHeaderMeant(choice: NameChoice, name: string): boolean {
  if (choice.kind === "none" || choice.kind === "all") return isMeant(choice, name);
  return isMeant({ ...choice, names: choice.names.map((one) => one.toLowerCase()) }, name);
}
