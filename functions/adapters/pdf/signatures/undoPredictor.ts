import { entryOf, isArray, isDictionary, type PdfValue } from "../reading/PdfValue.ts";

/** Rows of bytes as they were before a PNG predictor (ISO 32000-1 section 7.4.4.4) made them easier to pack. */
export function undoPredictor(
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
      const told = packed[row * (columns + 1) + 1 + column] ?? 0;
      rows[at] = told + prediction(kind, { left, up, corner });
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
