import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { kernFile } from "./cssRules.ts";

const VIRTUAL = "virtual:fira-sans.css";

const FILES = [
  { weight: 400, source: "FiraSans-Regular.woff2" },
  { weight: 600, source: "FiraSans-SemiBold.woff2" },
] as const;

/**
 * Two files per weight, so that a German or English page loads the small one and the other only when a name needs it:
 * Latin-1 with typographic punctuation; Latin Extended A and B, combining marks, and the letters of Vietnamese.
 */
const RANGES = [
  {
    name: "basic",
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x2010, 0x2027],
      [0x202f, 0x203a],
      [0x20ac, 0x20ac],
      [0x2212, 0x2212],
    ],
  },
  {
    name: "extended",
    ranges: [
      [0x100, 0x24f],
      [0x2b9, 0x2dd],
      [0x300, 0x36f],
      [0x1e00, 0x1eff],
    ],
  },
] as const;

/** What our styles use of the font: small capitals and fractions would be a third of each file. Named by what is kept. */
const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];

/** Fira Sans from the KERN package, cut to the letters that our texts and people's names need. */
export function firaSans(options: { readonly cacheDir: string }): Plugin {
  return {
    name: "portal-fira-sans",
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      const faces = await Promise.all(
        FILES.flatMap((file) => RANGES.map((range) => face({ file, range, cacheDir: options.cacheDir }))),
      );
      return faces.join("\n");
    },
  };
}

async function face(options: {
  readonly file: (typeof FILES)[number];
  readonly range: (typeof RANGES)[number];
  readonly cacheDir: string;
}): Promise<string> {
  const { weight, source } = options.file;
  const { name, ranges } = options.range;
  const folder = path.join(options.cacheDir, FEATURES.join("-"));
  const target = path.join(folder, `fira-sans-${weight.toString()}-${name}.woff2`);
  if (!existsSync(target)) {
    const font = await readFile(kernFile(`fonts/fira-sans/${source}`));
    const wanted = { targetFormat: "woff2", keepFeatures: FEATURES } as const;
    await mkdir(folder, { recursive: true });
    await writeFile(target, await subsetFont(font, ranges.map(lettersOf).join(""), wanted));
  }
  const unicodeRange = ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(", ");
  return `@font-face { font-family: "Fira Sans"; font-weight: ${weight.toString()}; font-display: swap; src: url("${target}") format("woff2"); unicode-range: ${unicodeRange}; }`;
}

function lettersOf([from, to]: readonly [number, number]): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase();
}
