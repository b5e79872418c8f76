/**
 * The envelope of an answer: the root part of a XOP package (RFC 2387), or the whole body where the server answers plainly.
 * Undefined: neither. What the envelope points at is not needed of any answer that the portal asks for.
 */
export function readRootPart(contentType: string, body: Uint8Array): string | undefined {
  const mediaType = contentType.split(";", 1).join("").trim().toLowerCase();
  if (mediaType === "application/soap+xml") return utf8(body);
  const boundary = parameterOf(contentType, "boundary");
  if (mediaType !== "multipart/related" || boundary === undefined) return undefined;
  const start = parameterOf(contentType, "start");
  const parts = splitParts(Buffer.from(body), boundary);
  const root =
    start === undefined ? parts[0] : parts.find(({ head }) => headerOf(head, "content-id") === start);
  return root === undefined ? undefined : utf8(root.content);
}

/** A parameter of a content type, quoted or not. */
function parameterOf(contentType: string, name: string): string | undefined {
  const found = new RegExp(String.raw`;\s*${name}\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))`, "i").exec(
    contentType,
  );
  return found?.[1]?.replaceAll(/\\(.)/g, "$1") ?? found?.[2];
}

function headerOf(head: string, name: string): string | undefined {
  return head
    .split("\r\n")
    .find((line) => line.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();
}

interface Part {
  readonly head: string;
  readonly content: Buffer;
}

function splitParts(body: Buffer, boundary: string): readonly Part[] {
  const delimiter = `--${boundary}`;
  const parts: Part[] = [];
  let from = body.indexOf(delimiter);
  while (from !== -1) {
    const start = from + delimiter.length;
    if (body.toString("latin1", start, start + 2) === "--") return parts;
    const end = body.indexOf(`\r\n${delimiter}`, start);
    const headEnd = body.indexOf("\r\n\r\n", start);
    if (end === -1 || headEnd === -1 || headEnd > end) return [];
    parts.push({
      head: body.toString("latin1", start, headEnd).trim(),
      content: body.subarray(headEnd + 4, end),
    });
    from = end + 2;
  }
  // Without its closing delimiter the answer was cut off.
  return [];
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
