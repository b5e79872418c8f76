import { createHash } from "node:crypto";

export const LOCALES = ["de", "en"] as const;
export type ScreenLocale = (typeof LOCALES)[number];

/** A way to look at a screen. */
export interface Look {
  readonly width: 390 | 1280;
  readonly colorScheme: "light" | "dark";
}

const PAIRS: readonly (readonly [Look, Look])[] = [
  [
    { width: 390, colorScheme: "light" },
    { width: 1280, colorScheme: "dark" },
  ],
  [
    { width: 390, colorScheme: "dark" },
    { width: 1280, colorScheme: "light" },
  ],
];

/**
 * In which language and how a screen is looked at. Two of the eight variants, always both widths, both colours and one
 * language, chosen by the name, so that opening it once is enough; `SCREENS=all` takes all eight.
 */
export function variantsOf(name: string): ReadonlyMap<ScreenLocale, readonly Look[]> {
  if (process.env["SCREENS"] === "all") return new Map(LOCALES.map((locale) => [locale, PAIRS.flat()]));
  const [digest = 0] = createHash("sha256").update(name).digest();
  const locale = LOCALES[digest % 2] ?? "de";
  return new Map([[locale, PAIRS[(digest >> 1) % 2] ?? []]]);
}
