import { expect, it } from "vitest";
import { visitFromOutside } from "./visitFromOutside.ts";

const FINE = { name: "page in German", wrong: undefined };
const WRONG = { name: "unknown route is a problem document", wrong: "it answered 403" };

async function logOf(visits: readonly (readonly (typeof FINE | typeof WRONG)[])[]) {
  const coming = [...visits];
  const lines: unknown[] = [];
  const count = await visitFromOutside({
    visit: () => Promise.resolve(coming.shift() ?? []),
    pause: () => Promise.resolve(),
    log: { write: (message, fields) => lines.push([message, fields]) },
  });
  return { count, lines, left: coming.length };
}

it("A portal that is reached is visited once, and nothing is written", async () => {
  expect(await logOf([[FINE, FINE], [WRONG]])).toEqual({ count: 2, lines: [], left: 1 });
});

it("A fault that is over at the second visit is written nowhere", async () => {
  expect(
    await logOf([
      [FINE, WRONG],
      [FINE, FINE],
    ]),
  ).toEqual({ count: 2, lines: [], left: 0 });
});

it("What is wrong at both visits is named, without its sentence", async () => {
  const { lines } = await logOf([[WRONG], [FINE, WRONG]]);
  expect(lines).toEqual([["portal-unreachable", { what: WRONG.name }]]);
});
