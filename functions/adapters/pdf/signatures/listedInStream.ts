import { type Definition, type PdfFile, newBudget } from "../reading/PdfFile.ts";
import { entryOf, isArray, isDictionary, type PdfDictionary, type PdfValue } from "../reading/PdfValue.ts";
import { unpackStream } from "../reading/unpackStream.ts";
import type { Listed } from "./listedInTables.ts";

const AT_PLACE = 1;
const IN_OBJECT_STREAM = 2;

/** What a cross-reference stream lists (ISO 32000-1 section 7.5.8); an object in an object stream stands where that does. */
export function listedInStream(file: PdfFile, { value, stream }: Definition): readonly Listed[] {
  if (!isDictionary(value) || stream === undefined || entryOf(value, "Type") !== "XRef") return [];
  const { DecodeParms: parameters, ...rest } = plain(value);
  const dictionary = { kind: "dictionary", keys: Object.keys(rest), values: Object.values(rest) } as const;
  const unpacked = unpackStream({ bytes: file.bytes, budget: newBudget() }, { dictionary, stream });
  if (!unpacked.ok) return [];
  const widths = numbersOf(rest["W"]);
  const [typeWidth = 0, placeWidth = 0, indexWidth = 0] = widths;
  const length = typeWidth + placeWidth + indexWidth;
  if (length === 0 || length > 32) return [];
  const rows = undoPredictor(unpacked.value, { parameters, columns: length });
  const listed: Listed[] = [];
  let row = 0;
  const sections = numbersOf(rest["Index"]);
  for (let section = 0; section < Math.max(2, sections.length); section += 2) {
    const first = sections[section] ?? 0;
    const count = sections[section + 1] ?? Math.floor(rows.length / length);
    for (let index = 0; index < count && (row + 1) * length <= rows.length; index += 1, row += 1) {
      const read = (from: number, width: number): number =>
        lastBytes(rows, { from: row * length + from, width });
      const type = typeWidth === 0 ? AT_PLACE : read(0, typeWidth);
      const place = read(typeWidth, placeWidth);
      if (type === AT_PLACE) listed.push({ number: first + index, at: place });
      if (type === IN_OBJECT_STREAM) {
        listed.push({ number: first + index, at: file.latest.get(place)?.at ?? 0 });
      }
    }
  }
  return listed;
}

/** A number of any width; what does not fit into six bytes is no place in any file. */
function lastBytes(rows: Buffer, { from, width }: { readonly from: number; readonly width: number }): number {
  const taken = Math.min(width, 6);
  return taken === 0 ? 0 : rows.readUIntBE(from + width - taken, taken);
}

function plain({ keys, values }: PdfDictionary): Readonly<Record<string, PdfDictionary["values"][number]>> {
  return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? null]));
}

function numbersOf(value: PdfDictionary["values"][number] | undefined): readonly number[] {
  return isArray(value) ? value.items.map((item) => (typeof item === "number" && item >= 0 ? item : 0)) : [];
}

/** Rows of bytes as they were before a PNG predictor (ISO 32000-1 section 7.4.4.4) made them easier to pack. */
function undoPredictor(
  packed: Buffer,
  { parameters, columns }: { readonly parameters: PdfValue | undefined; readonly columns: number },
): Buffer {
  const given = isArray(parameters) ? parameters.items[0] : parameters;
  const predictor = isDictionary(given) ? entryOf(given, "Predictor") : undefined;
  if (typeof predictor !== "number" || predictor < 10) return packed;
  const count = Math.floor(packed.length / (columns + 1));
  const rows = Buffer.alloc(count * columns);
  for (let row = 0; row < count; row += 1) {
    const kind = packed[row * (columns + 1)];
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const left = column === 0 ? 0 : (rows[at - 1] ?? 0);
      const up = rows[at - columns] ?? 0;
      const corner = column === 0 ? 0 : (rows[at - columns - 1] ?? 0);
      const raw = packed[row * (columns + 1) + 1 + column] ?? 0;
      rows[at] = raw + prediction(kind, { left, up, corner });
    }
  }
  return rows;
}

function prediction(
  kind: number | undefined,
  { left, up, corner }: { readonly left: number; readonly up: number; readonly corner: number },
): number {
  switch (kind) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return Math.floor((left + up) / 2);
    case 4: {
      const estimate = left + up - corner;
      const [toLeft, toUp, toCorner] = [left, up, corner].map((one) => Math.abs(estimate - one));
      if (toLeft === undefined || toUp === undefined || toCorner === undefined) return 0;
      if (toLeft <= toUp && toLeft <= toCorner) return left;
      return toUp <= toCorner ? up : corner;
    }
    default:
      return 0;
  }
}
