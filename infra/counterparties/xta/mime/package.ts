import { randomUUID } from "node:crypto";

interface ContentType {
  /** Lower case, without parameters. */
  readonly mediaType: string;
  /** Names in lower case, values without quotes and escapes (RFC 2045, RFC 822). */
  readonly parameters: ReadonlyMap<string, string>;
}

function readContentType(header: string): ContentType {
  const [mediaType = ""] = header.split(";", 1);
  const parameters = new Map<string, string>();
  for (const [, name = "", quoted, plain] of header
    .slice(mediaType.length)
    .matchAll(/;\s*([^\s=;]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g)) {
    parameters.set(name.toLowerCase(), quoted?.replaceAll(/\\(.)/g, "$1") ?? plain ?? "");
  }
  return { mediaType: mediaType.trim().toLowerCase(), parameters };
}

/** The `action` that a SOAP media type names, as it stands in `start-info` or in the type of a root part. */
function actionOf(soapType: string | undefined): string | undefined {
  return soapType === undefined ? undefined : readContentType(soapType).parameters.get("action");
}

interface XopPackage {
  readonly envelope: string;
  /** By content id without angle brackets. */
  readonly parts: ReadonlyMap<string, Buffer>;
  /** The action in every place where it can stand, except the header. */
  readonly actions: readonly string[];
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly content: Buffer;
}

/** Reads a XOP package (RFC 2387, MTOM); a sentence when the body is none. */
export function readPackage(header: string, body: Buffer): XopPackage | string {
  const { mediaType, parameters } = readContentType(header);
  const boundary = parameters.get("boundary") ?? "";
  if (mediaType !== "multipart/related" || parameters.get("type") !== "application/xop+xml") {
    return "every request is a multipart/related of type application/xop+xml (MTOM)";
  }
  const parts = boundary === "" ? undefined : splitParts(body, boundary);
  if (parts === undefined) return "the multipart body has no boundary or is cut off";
  const start = parameters.get("start");
  const root = start === undefined ? parts[0] : parts.find((part) => idOf(part) === bare(start));
  if (root === undefined) return "the root part is missing";
  const rootType = readContentType(root.headers.get("content-type") ?? "");
  if (rootType.mediaType !== "application/xop+xml") return "the root part is not application/xop+xml";
  const startInfo = parameters.get("start-info");
  if (readContentType(startInfo ?? "").mediaType !== "application/soap+xml") {
    return "start-info does not name SOAP 1.2";
  }
  const others = parts.filter((part) => part !== root);
  const actions = [
    parameters.get("action"),
    actionOf(startInfo),
    actionOf(rootType.parameters.get("type")),
    rootType.parameters.get("action"),
  ];
  return {
    envelope: root.content.toString("utf8"),
    parts: new Map(others.map((part) => [idOf(part), part.content])),
    actions: actions.filter((action) => action !== undefined),
  };
}

function idOf({ headers }: Part): string {
  return bare(headers.get("content-id") ?? "");
}

function bare(id: string): string {
  return id.replace(/^</, "").replace(/>$/, "");
}

function splitParts(body: Buffer, boundary: string): readonly Part[] | undefined {
  const line = Buffer.from(`--${boundary}`);
  const parts: Part[] = [];
  let at = body.indexOf(line);
  for (;;) {
    if (at === -1) return undefined;
    const after = at + line.length;
    if (body.subarray(after, after + 2).toString("latin1") === "--") return parts;
    const contentAt = body.indexOf("\r\n\r\n", after);
    const next = body.indexOf(Buffer.concat([Buffer.from("\r\n"), line]), contentAt);
    if (contentAt === -1 || next === -1) return undefined;
    parts.push({
      headers: readHeaders(body.subarray(after, contentAt).toString("latin1")),
      content: body.subarray(contentAt + 4, next),
    });
    at = next + 2;
  }
}

function readHeaders(block: string): ReadonlyMap<string, string> {
  const unfolded = block.replaceAll(/\r\n[ \t]+/g, " ");
  return new Map(
    unfolded.split("\r\n").flatMap((line) => {
      const colon = line.indexOf(":");
      return colon === -1
        ? []
        : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const];
    }),
  );
}

/** An answer with contents as XOP package, in the form of Apache CXF. */
export function writePackage(answer: {
  readonly envelope: string;
  readonly action: string;
  readonly parts: readonly { readonly contentId: string; readonly bytes: Buffer }[];
}): { readonly contentType: string; readonly body: Buffer } {
  const boundary = `uuid:${randomUUID()}`;
  const soapType = `application/soap+xml; action=\\"${answer.action}\\"`;
  const head = (type: string, id: string): string =>
    `\r\n--${boundary}\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: binary\r\nContent-ID: <${id}>\r\n\r\n`;
  const root = "root.message@xta.local";
  return {
    contentType: `multipart/related; type="application/xop+xml"; boundary="${boundary}"; start="<${root}>"; start-info="${soapType}"`,
    body: Buffer.concat([
      Buffer.from(head(`application/xop+xml; charset=UTF-8; type="${soapType}"`, root).slice(2)),
      Buffer.from(answer.envelope),
      ...answer.parts.flatMap(({ contentId, bytes }) => [
        Buffer.from(head("application/octet-stream", contentId)),
        bytes,
      ]),
      Buffer.from(`\r\n--${boundary}--`),
    ]),
  };
}
