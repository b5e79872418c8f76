import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { findPaper } from "../paper/findPaper.ts";
import { flattened, outputSize, takenPixels } from "../paper/flattened.ts";
import { greyOf } from "../paper/GreyImage.ts";
import { type Pixels, WHOLE_PICTURE } from "../paper/Pixels.ts";
import { type Finding, judgePage } from "./judgePage.ts";
import { TAKES_ALL } from "#test/gate/scope.ts";
import { badScans, goodScans, type Scan } from "#test/fixtures/scans/scans.ts";

/** Other scans than those that the limits were chosen by. */
const SEED = Number(process.env["SCANS_SEED"] ?? 500_001);
const GOOD = TAKES_ALL ? 60 : 12;
const BAD_OF_EACH = TAKES_ALL ? 9 : 2;

/** As the page of a photo is judged: the paper found by itself, straightened. */
function findingsOf(picture: Pixels): readonly Finding[] {
  const corners = findPaper(quarter(picture)) ?? WHOLE_PICTURE;
  const page = flattened(picture, { corners, turns: 0, ...outputSize(corners, picture) });
  return judgePage({ image: greyOf(page), takenPixels: takenPixels(corners, picture) });
}

const SMALLER = 5;

function quarter({ width, height, data }: Pixels): Pixels {
  const small = { width: Math.floor(width / SMALLER), height: Math.floor(height / SMALLER) };
  const result = new Uint8ClampedArray(small.width * small.height * 4);
  for (let row = 0; row < small.height; row += 1) {
    for (let column = 0; column < small.width; column += 1) {
      const from = (row * SMALLER * width + column * SMALLER) * 4;
      result.set(data.subarray(from, from + 4), (row * small.width + column) * 4);
    }
  }
  return { ...small, data: result };
}

async function judged(scans: Iterable<Scan>) {
  const results: (Pick<Scan, "name" | "wrong"> & { readonly found: readonly Finding[] })[] = [];
  for (const { name, wrong, picture } of scans) {
    results.push({ name, wrong, found: findingsOf(picture) });
    // The canvas gives its memory back only between two tasks.
    await setImmediate();
  }
  return results;
}

const named = (results: Awaited<ReturnType<typeof judged>>): string =>
  results.map(({ name, found }) => `${name}: ${found.join(", ") || "nothing"}`).join("; ");

describe("the legibility of a page", () => {
  it(`is doubted for at most 2 % of ${GOOD} good scans`, async () => {
    const doubted = (await judged(goodScans(SEED, GOOD))).filter(({ found }) => found.length > 0);
    process.stdout.write(`good scans doubted: ${doubted.length} of ${GOOD}. ${named(doubted)}\n`);
    expect(doubted.length).toBeLessThanOrEqual(GOOD * 0.02);
  });

  it("is doubted for at least 95 % of the bad scans of each set, for the right reason", async () => {
    const scans = await judged(badScans(SEED, BAD_OF_EACH));
    const missed = scans.filter(({ found, wrong }) => wrong === undefined || !found.includes(wrong));
    process.stdout.write(
      `bad scans named: ${scans.length - missed.length} of ${scans.length}. ${named(missed)}\n`,
    );
    expect(missed.length).toBeLessThanOrEqual(scans.length * 0.05);
  });
});
