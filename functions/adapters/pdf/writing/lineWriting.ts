import { type EmbeddedFont } from "./clusterCode.ts";
import { directedParts, inVisualOrder, mirrored } from "./directions.ts";
import { type Face, FURTHER_FACES, MAIN_FACE } from "./faces.ts";
import {
  type Cluster,
  lettersOf,
  separateEachUse,
  shapedClusters,
  type ShapingFont,
} from "./shapedClusters.ts";

/** Clusters of one font, from left to right. */
export interface FontRun {
  readonly font: EmbeddedFont;
  readonly clusters: readonly Cluster[];
}

export interface LineOptions {
  readonly weight: "regular" | "strong";
  /** Direction of the paragraph. */
  readonly base: "ltr" | "rtl";
}

/** Marks a place where a line may be broken; nothing is drawn for it. */
export const BREAK_HERE = "\u200B";

export interface LineWriting {
  /** What is to be drawn for a line, from left to right. */
  readonly runs: (line: string, options: LineOptions) => readonly FontRun[];
  /** Whether some font has every part of this letter. */
  readonly hasLetter: (letter: string, weight: LineOptions["weight"]) => boolean;
}

/**
 * The face of every document: its tables of letter forms are read once in a process, and not once in a document. Further
 * faces are rare and large, and go with their document.
 */
const mainShaping = new Map<string, ShapingFont>();

const PARTS_WITHOUT_SHAPE = /[\u200C\u200D\p{Variation_Selector}]/gu;

/** Finds for each letter the font that has it, and puts lines together of several fonts and directions. */
export function createLineWriting(embed: (file: string) => EmbeddedFont): LineWriting {
  const opened = new Map<string, EmbeddedFont>();
  const shaping = new Map<EmbeddedFont, ShapingFont>();
  const cache = new Map<string, readonly Cluster[]>();
  const fonts = new Map<string, EmbeddedFont | undefined>();

  function open(file: string): EmbeddedFont {
    const before = opened.get(file);
    if (before !== undefined) return before;
    const font = embed(file);
    shaping.set(font, shapingFontOf(file, font));
    opened.set(file, font);
    return font;
  }

  function fontFor(letter: string, weight: LineOptions["weight"]): EmbeddedFont | undefined {
    const key = `${weight} ${letter}`;
    if (fonts.has(key)) return fonts.get(key);
    const has = (face: Face): EmbeddedFont | undefined => {
      const font = open(face[weight]);
      return hasAll(font, letter) ? font : undefined;
    };
    let font = has(MAIN_FACE);
    for (const face of FURTHER_FACES) if (face.letters?.test(letter) === true) font ??= has(face);
    fonts.set(key, font);
    return font;
  }

  function shaped(font: EmbeddedFont, word: { text: string; direction: "ltr" | "rtl" }): readonly Cluster[] {
    const key = `${font.id} ${word.direction} ${word.text}`;
    const before = cache.get(key);
    if (before !== undefined) return before;
    const clusters = shapedClusters(shaping.get(font) ?? font.font, word);
    cache.set(key, clusters);
    return clusters;
  }

  return {
    hasLetter: (letter, weight) => fontFor(letter, weight) !== undefined,
    runs(line, { weight, base }) {
      const parts = directedParts(line.replaceAll(BREAK_HERE, ""), base);
      return inVisualOrder(parts).flatMap(({ text, level }) => {
        const direction = level % 2 === 1 ? "rtl" : "ltr";
        const runs = words(text, (letter, last) =>
          // Readers turn round what stands in one font: blanks and brackets stay with the words.
          direction === "rtl" && last !== undefined && hasAll(last, letter)
            ? last
            : (fontFor(letter, weight) ?? open(MAIN_FACE[weight])),
        ).map(({ font, text: own }): FontRun => ({
          font,
          clusters: shaped(font, { text: direction === "rtl" ? mirrored(own) : own, direction }),
        }));
        return direction === "rtl" ? runs.reverse() : runs;
      });
    },
  };
}

function shapingFontOf(file: string, { font }: EmbeddedFont): ShapingFont {
  const before = mainShaping.get(file);
  if (before !== undefined) return before;
  separateEachUse(font);
  if (file === MAIN_FACE.regular || file === MAIN_FACE.strong) mainShaping.set(file, font);
  return font;
}

function hasAll({ font }: EmbeddedFont, letter: string): boolean {
  const signs = Array.from(letter.replace(PARTS_WITHOUT_SHAPE, ""));
  return signs.every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

/** A text in words of one font each; blanks stand alone. */
function words(
  text: string,
  fontOf: (letter: string, last: EmbeddedFont | undefined) => EmbeddedFont,
): readonly { readonly font: EmbeddedFont; readonly text: string }[] {
  const found: { font: EmbeddedFont; text: string; isBlank: boolean }[] = [];
  for (const letter of lettersOf(text)) {
    const isBlank = letter === " ";
    const last = found.at(-1);
    const font = fontOf(letter, last?.font);
    if (last?.font === font && last.isBlank === isBlank) last.text += letter;
    else found.push({ font, text: letter, isBlank });
  }
  return found;
}
