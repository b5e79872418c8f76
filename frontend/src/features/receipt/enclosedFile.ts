const MARK = "/EmbeddedFile";
const STREAM = "stream\n";
const END = "\nendstream";

/** The text of the file that the portal encloses in its processing report. Reads the portal's own documents only. */
export async function enclosedFile(pdf: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const text = new TextDecoder("latin1").decode(pdf);
  const mark = text.indexOf(MARK);
  const begin = text.indexOf(STREAM, mark);
  const end = text.indexOf(END, begin);
  if (mark === -1 || begin === -1 || end === -1) return undefined;
  const packed = new Blob([pdf.subarray(begin + STREAM.length, end)]);
  return new Response(packed.stream().pipeThrough(new DecompressionStream("deflate"))).text();
}
