/** A glyph and where it stands, in units of the font. */
export interface PlacedGlyph {
  readonly glyphId: number;
  readonly x: number;
  readonly y: number;
}

/** What is drawn and copied as one: a letter with its marks, or letters that became one shape. */
export interface Cluster {
  /** As it was typed. */
  readonly text: string;
  readonly glyphs: readonly PlacedGlyph[];
  /** Width by the font. */
  readonly width: number;
  /** Way to the next cluster: the width, and the distance that this pair of letters wants. */
  readonly advance: number;
}

/** Of fontkit's fonts what is used here. */
export interface ShapingFont {
  layout(
    text: string,
    features: Readonly<Record<string, boolean>> | undefined,
    script: undefined,
    language: undefined,
    direction: "ltr" | "rtl",
  ): {
    readonly glyphs: readonly {
      readonly id: number;
      readonly codePoints: readonly number[];
      readonly advanceWidth: number;
    }[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
  };
  getGlyph(glyphId: number, codePoints?: readonly number[]): FontGlyph;
}

export interface FontGlyph {
  readonly bbox: {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
  };
  readonly path: { readonly commands: readonly unknown[] };
}

function isGlyph(value: unknown): value is FontGlyph {
  return typeof value === "object" && value !== null && "codePoints" in value;
}

/**
 * The font engine caches a glyph with the letters of its first use; here each use has its own (ị begins with the i of
 * i).
 */
export function separateEachUse(font: ShapingFont): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (glyphId, codePoints) => {
    const glyph = getGlyph(glyphId, codePoints);
    if (codePoints === undefined) return glyph;
    const use: unknown = Object.create(glyph, { codePoints: { value: codePoints } });
    return isGlyph(use) ? use : glyph;
  };
}

export interface Word {
  readonly text: string;
  readonly direction: "ltr" | "rtl";
}

const letters = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Latin letters, signs and line feeds: each is a letter of its own (UAX 29, GB999), and needs no segmenter. */
const EACH_ITS_OWN = /^[\n\u0020-\u02FF]*$/;

/** The letters of a text as people see them. */
export function lettersOf(text: string): readonly string[] {
  if (EACH_ITS_OWN.test(text)) return text.split("");
  return Array.from(letters.segment(text), ({ segment }) => segment);
}

/**
 * A word in clusters, from left to right. In most scripts each letter is its own cluster; where letters join, the font
 * says what a glyph stands for, and a word that cannot be separated is one cluster.
 */
export function shapedClusters(font: ShapingFont, word: Word): readonly Cluster[] {
  const run = glyphRun(font, word);
  const parts = lettersOf(word.text);
  if (word.direction === "ltr") {
    const isPlain =
      run.length === parts.length &&
      run.every(({ x, y, text }, index) => x === 0 && y === 0 && text === parts[index]);
    if (isPlain) return run.map((glyph) => clusterOf(glyph.text, [glyph]));
    const [first = "", ...marks] = Array.from(word.text);
    return parts.length === 1
      ? [clusterOf(first, run), ...marks.map((mark) => clusterOf(mark, []))]
      : parts.flatMap((text) => shapedClusters(font, { ...word, text }));
  }
  return joinedClusters(run, word.text);
}

interface Glyph {
  readonly id: number;
  readonly text: string;
  /** Offset of the shape from where it would stand. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly advance: number;
}

function glyphRun(font: ShapingFont, { text, direction }: Word): readonly Glyph[] {
  const { glyphs, positions } = laidOut(font, { text, direction });
  return glyphs.map(({ id, codePoints, advanceWidth }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const own = String.fromCodePoint(...codePoints);
    return { id, text: own, x: xOffset, y: yOffset, width: advanceWidth, advance: xAdvance };
  });
}

/** Features that put marks in their places. */
const WITHOUT_MARKS = { mark: false, mkmk: false, abvm: false, blwm: false, curs: false };

/** The font engine throws on some combining marks; without positioning them they are still there. */
function laidOut(font: ShapingFont, { text, direction }: Word): ReturnType<ShapingFont["layout"]> {
  try {
    return font.layout(text, undefined, undefined, undefined, direction);
  } catch {
    return font.layout(text, WITHOUT_MARKS, undefined, undefined, direction);
  }
}

/** Glyphs of a word from right to left: marks come before what they stand on. */
function joinedClusters(run: readonly Glyph[], text: string): readonly Cluster[] {
  const groups: Glyph[][] = [];
  let marks: Glyph[] = [];
  for (const glyph of run) {
    // The font engine draws an empty blank in the place of a joiner.
    if (glyph.advance === 0 && glyph.text === " ") continue;
    marks.push(glyph);
    if (glyph.advance === 0) continue;
    groups.push(marks);
    marks = [];
  }
  if (marks.length > 0) groups.push(marks);
  const letters = groups.map((group) => [...group].reverse().flatMap((glyph) => Array.from(glyph.text)));
  if ([...letters].reverse().flat().join("") !== text.replace(JOINERS, "")) return [clusterOf(text, run)];
  const rest = Array.from(text);
  // What was typed for a group: the fonts tell no joiners, and a joiner stands with the letter before it.
  const typed = [...letters].reverse().map((own) => {
    const length = own.length + joinersAmong(rest, own.length);
    return rest.splice(0, length);
  });
  return groups.flatMap((group, index) => {
    // Readers turn the order of codes round, and not the letters within one: each further letter has an empty one.
    const [letter = "", ...further] = typed[groups.length - 1 - index] ?? [];
    return [...further.reverse().map((own) => clusterOf(own, [])), clusterOf(letter, group)];
  });
}

const JOINERS = /[\u200C\u200D]/g;
const JOINER = /[\u200C\u200D]/;

/** How many joiners stand among so many letters, and right behind them. */
function joinersAmong(signs: readonly string[], letters: number): number {
  let joiners = 0;
  for (const [index, sign] of signs.entries()) {
    if (JOINER.test(sign)) joiners += 1;
    else if (index - joiners === letters) break;
  }
  return joiners;
}

function clusterOf(text: string, run: readonly Glyph[]): Cluster {
  let pen = 0;
  const glyphs = run.map(({ id, x, y, advance }) => {
    const placed = { glyphId: id, x: pen + x, y };
    pen += advance;
    return placed;
  });
  const [only] = run;
  const isSingle = run.length === 1 && only !== undefined && only.x === 0 && only.y === 0;
  return { text, glyphs, width: isSingle ? only.width : Math.max(0, pen), advance: Math.max(0, pen) };
}
