import { randomUUID } from "node:crypto";

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
