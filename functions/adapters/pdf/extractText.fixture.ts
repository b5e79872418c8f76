import { inflateSync } from "node:zlib";

/** The text of a PDF that pdfkit wrote, page after page, by the fonts' ToUnicode maps. Good for our own files only. */
export function extractText(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString("latin1");
  const objects = new Map(
    Array.from(file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id = "", body = ""]) => [id, body]),
  );
  const maps = new Map<string, readonly string[]>();
  for (const [, font = "", id = ""] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1] ?? "";
    maps.set(font, characterMap(unpack(objects.get(toUnicode) ?? "")));
  }
  return contentStreams(file)
    .map((stream) => pageText(stream, maps))
    .join("\n");
}

/** The unpacked content of each page. */
export function contentStreams(file: string): readonly string[] {
  return Array.from(file.matchAll(/\d+ 0 obj\n([\s\S]*?)\nendobj/g), ([, body = ""]) => unpack(body)).filter(
    (stream) => stream.includes("BDC"),
  );
}

function pageText(stream: string, maps: ReadonlyMap<string, readonly string[]>): string {
  let map: readonly string[] = [];
  let text = "";
  for (const line of stream.split("\n")) {
    map = maps.get(/^\/(F\d+) /.exec(line)?.[1] ?? "") ?? map;
    if (line === "BT") text += "\n";
    if (!line.endsWith("TJ")) continue;
    for (const [, hex = ""] of line.matchAll(/<([0-9a-f]+)>/g)) {
      text += (hex.match(/.{4}/g) ?? []).map((code) => map[parseInt(code, 16)] ?? "?").join("");
    }
  }
  return text;
}

function characterMap(cmap: string): readonly string[] {
  return Array.from(
    cmap.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g),
    ([, ranges = ""]) => ranges,
  ).flatMap((ranges) =>
    Array.from(ranges.replace(/<\w+> <\w+> \[/g, "[").matchAll(/<([0-9a-f ]+)>/g), ([, hex = ""]) =>
      String.fromCharCode(...hex.split(" ").map((unit) => parseInt(unit, 16))),
    ),
  );
}

function unpack(object: string): string {
  const stream = /stream\n([\s\S]*)\nendstream/.exec(object)?.[1];
  try {
    return stream === undefined ? "" : inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
  } catch {
    return "";
  }
}
