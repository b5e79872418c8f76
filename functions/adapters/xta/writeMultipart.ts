import type { XtaOperation } from "./xtaNames.ts";
import { ACTION } from "./xtaNames.ts";

const ROOT_ID = "root.message@portal";
/** Written piece by piece, so that the socket and not the memory holds a big file. */
const PIECE_BYTES = 65_536;

export interface BinaryPart {
  /** Without angle brackets. */
  readonly contentId: string;
  readonly contentType: string;
  /** Read only when its turn comes: one file is in memory at a time. */
  read(): Promise<Uint8Array>;
}

export interface MultipartMessage {
  readonly contentType: string;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * A SOAP message as XOP package (MTOM), which XTA demands for every request, also for those without attachments. The
 * action stands where the WSDL's policy and the clients in use put it: in `start-info`, in the root part's type and as a
 * parameter of its own.
 */
export function writeMultipart(
  operation: XtaOperation,
  message: {
    readonly envelope: string;
    readonly parts: readonly BinaryPart[];
    /** Must not occur in any content; a fresh UUID does not. */
    readonly boundary: string;
  },
): MultipartMessage {
  const action = ACTION[operation];
  const soapType = `application/soap+xml; action=\\"${action}\\"`;
  return {
    contentType: [
      "multipart/related",
      'type="application/xop+xml"',
      `boundary="${message.boundary}"`,
      `start="<${ROOT_ID}>"`,
      `start-info="${soapType}"`,
      `action="${action}"`,
    ].join("; "),
    body: pieces(message, soapType),
  };
}

async function* pieces(
  {
    envelope,
    parts,
    boundary,
  }: { readonly envelope: string; readonly parts: readonly BinaryPart[]; readonly boundary: string },
  soapType: string,
): AsyncGenerator<Uint8Array> {
  const text = new TextEncoder();
  const head = (contentType: string, contentId: string): Uint8Array =>
    text.encode(
      `--${boundary}\r\nContent-Type: ${contentType}\r\nContent-Transfer-Encoding: binary\r\nContent-ID: <${contentId}>\r\n\r\n`,
    );
  yield head(`application/xop+xml; charset=UTF-8; type="${soapType}"`, ROOT_ID);
  yield text.encode(`${envelope}\r\n`);
  for (const part of parts) {
    yield head(part.contentType, part.contentId);
    const bytes = await part.read();
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      yield bytes.subarray(start, start + PIECE_BYTES);
    }
    yield text.encode("\r\n");
  }
  yield text.encode(`--${boundary}--\r\n`);
}
