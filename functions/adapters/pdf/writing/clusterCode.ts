import type { Cluster, FontGlyph, PlacedGlyph, ShapingFont } from "./shapedClusters.ts";

/** Of pdfkit's embedded fonts what is used here; codes are places in all of these lists. */
export interface EmbeddedFont {
  readonly id: string;
  readonly font: ShapingFont & {
    hasGlyphForCodePoint(codePoint: number): boolean;
  };
  /** From units of the font to thousandths. */
  readonly scale: number;
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  readonly subset: FontSubset;
  ref(): unknown;
}

interface FontSubset {
  readonly glyphs: number[];
  includeGlyph(glyphId: number): number;
  _addGlyph(glyphId: number): number;
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { readonly advance: number; readonly bearing: number }[] };
  offset: number;
}

/** Beyond every number of a glyph. */
const FIRST_OWN = 0x10000;

/** What a font has for the clusters of one document. */
interface OwnGlyphs {
  readonly codes: Map<string, number>;
  readonly clusters: Cluster[];
}

const known = new WeakMap<EmbeddedFont, OwnGlyphs>();

/**
 * The code that draws a cluster and is copied as the very text that was typed. Every pair of shape and text has a code of
 * its own, for one glyph is part of several letters (i of ị), and a cluster of several glyphs becomes one glyph: no reader
 * has to guess from places on the page which mark belongs to which letter, or where a word ends.
 */
export function clusterCode(font: EmbeddedFont, cluster: Cluster): number {
  const own = ownGlyphs(font);
  const key = JSON.stringify([cluster.text, cluster.glyphs]);
  const before = own.codes.get(key);
  if (before !== undefined) return before;
  const { glyphs } = font.subset;
  const [first] = cluster.glyphs;
  const isPlain = cluster.glyphs.length === 1 && first?.x === 0 && first.y === 0;
  glyphs.push(isPlain ? first.glyphId : FIRST_OWN + own.clusters.push(cluster) - 1);
  const code = glyphs.length - 1;
  font.widths[code] = cluster.width * font.scale;
  font.unicode[code] = Array.from(cluster.text, (letter) => letter.codePointAt(0) ?? 0);
  own.codes.set(key, code);
  return code;
}

function ownGlyphs(font: EmbeddedFont): OwnGlyphs {
  const before = known.get(font);
  if (before !== undefined) return before;
  const own: OwnGlyphs = { codes: new Map(), clusters: [] };
  const { subset } = font;
  const addGlyph = subset._addGlyph.bind(subset);
  subset._addGlyph = (glyphId) => {
    const cluster = own.clusters[glyphId - FIRST_OWN];
    return cluster === undefined ? addGlyph(glyphId) : addComposite(font, cluster);
  };
  known.set(font, own);
  return own;
}

/** OpenType, `glyf`: numbers of components are words, and mean places; another component follows. */
const WORDS_ARE_PLACES = 0x3;
const MORE = 0x20;

/** A glyph of the font file that puts other glyphs together (OpenType, table `glyf`, composite glyph). */
function addComposite({ font, subset }: EmbeddedFont, { glyphs, width }: Cluster): number {
  const drawn = glyphs.flatMap((glyph) => {
    const { bbox, path } = font.getGlyph(glyph.glyphId);
    return path.commands.length === 0 ? [] : [{ ...rounded(glyph), bbox }];
  });
  const bytes = Buffer.alloc(drawn.length === 0 ? 0 : 10 + 8 * drawn.length);
  const edge = (side: keyof FontGlyph["bbox"], of: (...values: number[]) => number): number =>
    of(...drawn.map(({ x, y, bbox }) => Math.round(bbox[side]) + (side.endsWith("X") ? x : y)));
  if (drawn.length > 0) {
    bytes.writeInt16BE(-1, 0);
    bytes.writeInt16BE(edge("minX", Math.min), 2);
    bytes.writeInt16BE(edge("minY", Math.min), 4);
    bytes.writeInt16BE(edge("maxX", Math.max), 6);
    bytes.writeInt16BE(edge("maxY", Math.max), 8);
  }
  for (const [index, { glyphId, x, y }] of drawn.entries()) {
    const at = 10 + 8 * index;
    bytes.writeUInt16BE(WORDS_ARE_PLACES | (index < drawn.length - 1 ? MORE : 0), at);
    bytes.writeUInt16BE(subset.includeGlyph(glyphId), at + 2);
    bytes.writeInt16BE(x, at + 4);
    bytes.writeInt16BE(y, at + 6);
  }
  subset.glyf.push(bytes);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({
    advance: Math.round(width),
    bearing: drawn.length === 0 ? 0 : edge("minX", Math.min),
  });
  subset.offset += bytes.length;
  return subset.glyf.length - 1;
}

function rounded({ glyphId, x, y }: PlacedGlyph): PlacedGlyph {
  return { glyphId, x: Math.round(x), y: Math.round(y) };
}
