import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { MISHAPS } from "../journeys/MISHAPS.ts";
import { importGraph } from "./house/importGraph.ts";

/** Moves the clock of a portal, or has one of its counterparties fail. */
const CHANGES_PORTAL = /\blocalConsole\(|\/__local\/(?:clock|faults)/;
const CONSOLE = "test/journeys/localConsole.ts";
const OWN_PORTAL = "test/journeys/usesOwnPortal.ts";

const mayChange = (journey: string): boolean => MISHAPS.includes(path.basename(journey, ".journey.ts"));

/** Journeys that change the portal which others use at the same time. */
function changingForOthers(files: readonly string[], read: (file: string) => string): readonly string[] {
  const { edges } = importGraph({ files, read });
  const reached = (journey: string): ReadonlySet<string> => {
    const all = new Set([journey]);
    for (const file of all) for (const [from, to] of edges) if (from === file) all.add(to);
    return all;
  };
  return files.filter((file) => {
    if (!file.endsWith(".journey.ts") || mayChange(file)) return false;
    const all = reached(file);
    return !all.has(OWN_PORTAL) && [...all].some((one) => one !== CONSOLE && CHANGES_PORTAL.test(read(one)));
  });
}

it("a journey that moves the clock or has a counterparty fail has the portal for itself", () => {
  const files = execFileSync("git", ["ls-files", "test/journeys/**.ts"], { encoding: "utf8" })
    .trim()
    .split("\n");
  expect(files).toEqual(
    expect.arrayContaining([
      CONSOLE,
      OWN_PORTAL,
      ...MISHAPS.map((name) => `test/journeys/${name}.journey.ts`),
    ]),
  );
  expect(changingForOthers(files, (file) => readFileSync(file, "utf8"))).toEqual([]);
});

it("a change of the shared portal is found, also in a file that a journey uses", () => {
  const texts: Readonly<Record<string, string>> = {
    "test/journeys/direct.journey.ts": "await localConsole(url).advance(90);",
    "test/journeys/over.journey.ts": 'import { moves } from "./moves.ts";',
    "test/journeys/moves.ts": 'await fetch(new URL("/__local/clock", url));',
    "test/journeys/reads.journey.ts": 'import { authorityAnswers } from "./localConsole.ts";',
    "test/journeys/own.journey.ts": 'import { usesOwnPortal } from "./usesOwnPortal.ts"; localConsole(url);',
    "test/journeys/faults.journey.ts": "await localConsole(url).fault({});",
    [CONSOLE]: "export function localConsole() {}",
    [OWN_PORTAL]: "",
  };
  expect(changingForOthers(Object.keys(texts), (file) => texts[file] ?? "")).toEqual([
    "test/journeys/direct.journey.ts",
    "test/journeys/over.journey.ts",
  ]);
});
