import type { GreyImage } from "../paper/GreyImage.ts";

/** Paper has a margin of at least this share of its long side. */
const LEAST_MARGIN = 0.012;
/** What lies at the very edge may be the table. */
const EDGE = 0.003;
/** Strokes of letters on a line along the edge: a frame is one, a crease or a stamp a few. */
const MOST_STROKES = 7;
/** A stroke is no longer than this share of the line. */
const LONGEST_STROKE = 0.025;
/** How much darker ink is than the paper beside it, as a share of the page's contrast. */
const INK = 0.45;
/** Lines that have to show it. */
const LEAST_LINES = 4;

/** Whether letters stand at an edge of the page, so that some of them are missing. */
export function isCutOff(image: GreyImage, contrast: number): boolean {
  const { width, height } = image;
  const longSide = Math.max(width, height);
  const first = Math.ceil(longSide * EDGE);
  const last = Math.floor(longSide * LEAST_MARGIN);
  const edges: readonly ((depth: number) => Line)[] = [
    (depth) => ({ start: depth * width, step: 1, length: width }),
    (depth) => ({ start: (height - 1 - depth) * width, step: 1, length: width }),
    (depth) => ({ start: depth, step: width, length: height }),
    (depth) => ({ start: width - 1 - depth, step: width, length: height }),
  ];
  return edges.some((edge) => {
    let lines = 0;
    for (let depth = first; depth <= last; depth += 1) {
      if (strokesOn(image, { ...edge(depth), darker: contrast * INK }) > MOST_STROKES) lines += 1;
    }
    return lines >= LEAST_LINES;
  });
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly length: number;
}

/** How often something dark and short stands on the line. Bright is what was bright just before: light changes slowly. */
function strokesOn(
  { data }: GreyImage,
  { start, step, length, darker }: Line & { readonly darker: number },
): number {
  const forget = 0.98;
  const longest = length * LONGEST_STROKE;
  let paper = data[start] ?? 0;
  let stroke = 0;
  let strokes = 0;
  for (let index = 0; index < length; index += 1) {
    const value = data[start + index * step] ?? 0;
    if (value < paper - darker) stroke += 1;
    else {
      if (stroke > 0 && stroke <= longest) strokes += 1;
      stroke = 0;
      paper = Math.max(value, paper * forget);
    }
    if (stroke > longest) paper = value;
  }
  return strokes;
}
