import { measureContentPages } from "../bench/measureContentPages.ts";
import { measurePages } from "../bench/measurePages.ts";
import { expect, test } from "./journey.ts";

for (const [name, measure] of [
  ["what the home page and the first page of a form need until they are seen", measurePages],
  ["what a content page needs until it can be read", measureContentPages],
] as const) {
  test(`${name} keeps to its budget in kB`, async ({ portalUrl }) => {
    const { figures } = await measure(portalUrl);
    expect(figures.length).toBeGreaterThan(0);
    const over = figures.filter(({ value, budget }) => budget !== undefined && value > budget);
    expect(over).toEqual([]);
  });
}
