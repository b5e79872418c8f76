/** Linear light, 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** A colour as our style sheets and KERN's write it: `#fff`, `#ffffff` or `oklch(…)`. Undefined: written otherwise. */
export function colourOf(value: string): Colour | undefined {
  const text = value.trim().toLowerCase();
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1];
  if (hex !== undefined) {
    const pairs = (hex.length === 3 ? hex.replace(/./g, "$&$&") : hex).match(/../g) ?? [];
    const [red = 0, green = 0, blue = 0] = pairs.map((pair) => linear(Number.parseInt(pair, 16) / 255));
    return { red, green, blue };
  }
  const [, lightness, chroma, hue] =
    /^oklch\(\s*([\d.]+)%\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/.exec(text) ?? [];
  if (lightness === undefined) return undefined;
  return fromOklch({ lightness: Number(lightness) / 100, chroma: Number(chroma), hue: Number(hue) });
}

/** Contrast of two colours as WCAG 2.2 computes it, 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Degrees between the hues of two colours, 0 to 180 (OKLCH). Undefined where one of them is a grey. */
export function hueDistance(one: Colour, other: Colour): number | undefined {
  const [a, b] = [toOklch(one), toOklch(other)];
  if (Math.min(a.chroma, b.chroma) < 0.02) return undefined;
  const apart = Math.abs(a.hue - b.hue) % 360;
  return Math.min(apart, 360 - apart);
}

function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Coefficients: https://bottosson.github.io/posts/oklab/ (public domain). */
function fromOklch({ lightness, chroma, hue }: Oklch): Colour {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (channel: number): number => Math.min(1, Math.max(0, channel));
  return {
    red: shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  };
}

function toOklch({ red, green, blue }: Colour): Oklch {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}
