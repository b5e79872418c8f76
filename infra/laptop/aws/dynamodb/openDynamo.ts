import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { ClassicLevel } from "classic-level";
import dynalite from "dynalite";
import { z } from "zod";
import { INDEX_LAG_MILLISECONDS } from "./laggingIndexes.ts";
import { mendDynalite } from "./mendDynalite.ts";

/** LevelDB reckons 25 times as much in 32 bits: more would overflow. */
const FILE_BYTES = 2 ** 26;
const openSchema = z.custom<(this: ClassicLevel, options: object) => Promise<void>>(
  (value) => typeof value === "function",
);

/**
 * Has LevelDB write files so large that it hardly ever splits one. The release inside of classic-level (1.20) may put two
 * versions of a key into two files of one level and then move the newer one down: reads answer the older version until
 * both are compacted (google/leveldb issue 320, mended in 1.23). With files of 2 MB a hundred applicants at once met that;
 * dynalite opens the database itself and takes no option for it.
 */
function largeLevelFiles(): void {
  const open = openSchema.parse(Reflect.get(ClassicLevel.prototype, "_open"));
  Reflect.set(ClassicLevel.prototype, "_open", function (this: ClassicLevel, options: object) {
    return open.call(this, { ...options, maxFileSize: FILE_BYTES });
  });
}

largeLevelFiles();
mendDynalite();

export type Dynamo = {
  readonly handle: (
    exchange: { incoming: IncomingMessage; outgoing: ServerResponse; operation: string; body: Buffer },
    /** Called with how many capacity units the request consumed. */
    consumed: (units: number) => void,
  ) => void;
  readonly stop: () => Promise<void>;
};

/**
 * DynamoDB by dynalite, inside this process, on LevelDB files. It listens on a private socket only because its
 * store closes cleanly no other way; requests are handed to it after their signature was checked.
 */
export async function openDynamo(options: {
  readonly folder: string;
  /** How long a query of an index does not see what was written. */
  readonly indexLagMilliseconds?: number | undefined;
}): Promise<Dynamo> {
  mkdirSync(options.folder, { recursive: true });
  const server: Server = dynalite({
    path: options.folder,
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
    indexLagMilliseconds: options.indexLagMilliseconds ?? INDEX_LAG_MILLISECONDS,
  });
  const name = `portal-dynamo-${randomUUID()}`;
  const socket = process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
  await new Promise<void>((resolve) => {
    server.listen(socket, () => resolve());
  });
  return {
    handle: ({ incoming, outgoing, operation, body }, consumed) => {
      const { headers, method, url } = incoming;
      const request = Readable.from([askingForUnits(operation, body)]);
      server.emit(
        "request",
        Object.assign(request, { headers, method, url }),
        countingResponse(outgoing, consumed),
      );
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** The response, which reads on its way out what was consumed. */
function countingResponse(outgoing: ServerResponse, consumed: (units: number) => void): ServerResponse {
  const end = outgoing.end.bind(outgoing);
  return Object.assign(outgoing, {
    end: (body = "") => {
      consumed(unitsIn(body));
      return end(body);
    },
  });
}

/** Operations that are paid by units and report them on request. */
const TELLING: ReadonlySet<string> = new Set([
  "BatchGetItem",
  "BatchWriteItem",
  "DeleteItem",
  "GetItem",
  "PutItem",
  "Query",
  "Scan",
  "UpdateItem",
]);
/** A write whose condition does not hold is paid too; its answer does not say how much. */
const REFUSED_WRITE_UNITS = 1;

const requestSchema = z.looseObject({});
const capacity = z.object({ CapacityUnits: z.number() });
const answerSchema = z.object({
  ConsumedCapacity: z.union([capacity.transform((one) => [one]), z.array(capacity)]).default([]),
  __type: z.string().default(""),
});

/** The same request, asking for the units that it consumes. The caller gets them too, and looks past them. */
function askingForUnits(operation: string, body: Buffer): Buffer {
  if (!TELLING.has(operation)) return body;
  const request = requestSchema.safeParse(parsed(body.toString("utf8")));
  return request.success
    ? Buffer.from(JSON.stringify({ ReturnConsumedCapacity: "TOTAL", ...request.data }))
    : body;
}

/** What the answer says was consumed. */
function unitsIn(answer: string): number {
  const read = answerSchema.safeParse(parsed(answer));
  if (!read.success) return 0;
  if (read.data.__type.endsWith("ConditionalCheckFailedException")) return REFUSED_WRITE_UNITS;
  return read.data.ConsumedCapacity.reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
