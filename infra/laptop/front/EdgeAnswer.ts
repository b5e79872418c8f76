import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import type { BehaviourResource } from "../template/DistributionResource.ts";
import type { KeptAnswer } from "./keptErrors.ts";

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];
type Callback = (error?: Error | null) => void;

/** Larger ones are no errors of ours. */
const MOST_BYTES = 1_000_000;

/** An answer of an origin on its way to a browser: the policies of its behaviour are applied when it begins. */
export class EdgeAnswer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #behaviour: BehaviourResource | undefined;
  #body: Buffer[] = [];

  /** From here on the origin of a behaviour answers; `onError` gets its errors when they are said. */
  follow(behaviour: BehaviourResource, onError: (error: KeptAnswer) => void): void {
    this.#behaviour = behaviour;
    this.once("finish", () => {
      const body = Buffer.concat(this.#body);
      if (this.statusCode < 400 || body.length > MOST_BYTES) return;
      const { date: _, ...headers } = this.getHeaders();
      onError({ status: this.statusCode, headers, body });
    });
  }

  override writeHead(
    status: number,
    ...[reason, headers]: [reason?: string | Headers, headers?: Headers]
  ): this {
    const given = typeof reason === "object" ? reason : (headers ?? {});
    const pairs = Array.isArray(given) ? inPairs(given) : Object.entries(given);
    for (const [name, value] of pairs) if (value !== undefined) this.setHeader(name, value);
    const behaviour = this.#behaviour;
    for (const { name, value, overrides } of behaviour?.writes ?? [])
      if (overrides || !this.hasHeader(name)) this.setHeader(name, value);
    if (behaviour !== undefined && handsNoCookie(behaviour)) this.removeHeader("set-cookie");
    return super.writeHead(status);
  }

  override write(
    chunk: unknown,
    ...[encoding, callback]: [encoding?: BufferEncoding | Callback, callback?: Callback]
  ): boolean {
    this.#collect(chunk);
    return typeof encoding === "string"
      ? super.write(chunk, encoding, callback)
      : super.write(chunk, encoding ?? callback);
  }

  override end(
    chunk?: unknown,
    ...[encoding, callback]: [encoding?: BufferEncoding | (() => void), callback?: () => void]
  ): this {
    this.#collect(chunk);
    return typeof encoding === "string"
      ? super.end(chunk, encoding, callback)
      : super.end(chunk, encoding ?? callback);
  }

  #collect(chunk: unknown): void {
    if (this.statusCode < 400) return;
    if (typeof chunk === "string") this.#body.push(Buffer.from(chunk));
    if (chunk instanceof Uint8Array) this.#body.push(Buffer.from(chunk));
  }
}

/** CloudFront, "Cache content based on cookies": where it hands on none, it hands none back. */
function handsNoCookie({ passesOn, cache }: BehaviourResource): boolean {
  return passesOn.cookies.kind === "none" && cache.key.cookies.kind === "none";
}

function inPairs(list: readonly OutgoingHttpHeader[]): readonly (readonly [string, OutgoingHttpHeader])[] {
  return list.flatMap((name, index) => {
    const value = list[index + 1];
    return index % 2 === 0 && value !== undefined ? [[String(name), value] as const] : [];
  });
}
