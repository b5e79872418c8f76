import { writtenThemeProblems } from "#build/styles/readThemeProblems.ts";
import { err, ok, type Result } from "#domain/result.ts";

const BLACK = [0, 0, 0] as const;
const WHITE = [255, 255, 255] as const;
const STEPS = 20;

type Channels = readonly [number, number, number];
interface SchemeColours {
  readonly light: string;
  readonly dark: string;
}

/**
 * A theme made of a state's one colour: darker in the light scheme and lighter in the dark one until everything can be
 * read. Otherwise what no shade of it mends.
 */
export function themeOf(colour: string): Result<{ readonly css: string; readonly action: string }, string> {
  const light = firstReadable("light", (step) =>
    themeWith(colour, { light: mixed(colour, { to: BLACK, part: step / STEPS }), dark: "#fff" }),
  );
  if (!light.ok) return light;
  const action = mixed(colour, { to: BLACK, part: light.value / STEPS });
  const dark = firstReadable("dark", (step) =>
    themeWith(colour, { light: action, dark: mixed(colour, { to: WHITE, part: step / STEPS }) }),
  );
  if (!dark.ok) return dark;
  const lightened = mixed(colour, { to: WHITE, part: dark.value / STEPS });
  return ok({ css: themeWith(colour, { light: action, dark: lightened }), action });
}

/** The first step from the colour at which nothing is wrong with the theme in this scheme. */
function firstReadable(
  scheme: keyof SchemeColours,
  themeAt: (step: number) => string,
): Result<number, string> {
  let last = "";
  for (let step = 0; step < STEPS; step += 1) {
    const problems = writtenThemeProblems(themeAt(step)).filter((one) => one.includes(`${scheme} scheme`));
    if (problems.length === 0) return ok(step);
    last = problems.join(" ");
  }
  return err(last);
}

function themeWith(colour: string, { light, dark }: SchemeColours): string {
  const tint = mixed(colour, { to: WHITE, part: 0.94 });
  const darkTint = mixed(colour, { to: BLACK, part: 0.85 });
  return `/* Proposal out of one colour, to be checked against the corporate design of the state before use. */
:root {
  --ap-action: ${light};
  --ap-on-action: #fff;
  --ap-tint: ${tint};
  --ap-brand-1: ${colour};
  --ap-brand-2: #fff;
  --ap-brand-3: ${light};
}
@media (prefers-color-scheme: dark) {
  :root {
    --ap-action: ${dark};
    --ap-on-action: #000;
    --ap-tint: ${darkTint};
  }
}
`;
}

function mixed(colour: string, { to, part }: { readonly to: Channels; readonly part: number }): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mixture = channels.map((channel, index) =>
    Math.round(channel * (1 - part) + (to[index] ?? 0) * part)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${mixture.join("")}`;
}
