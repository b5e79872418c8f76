import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { testsTouchedBy } from "../gate/changedTests.ts";
import { JOURNEYS_OF_ROOMS } from "../gate/JOURNEYS_OF_ROOMS.ts";
import { ROOT } from "../gate/results.ts";

describe("what a change touches", () => {
  const touchedBy = (changed: readonly string[], files: readonly string[]) =>
    testsTouchedBy(changed, { files, read: () => 'import "./gone.ts"; import { a } from "./gone.ts";' })
      .vitest;

  it("is what still imports a file that is gone, and never the file", () => {
    expect(touchedBy(["functions/gone.ts"], ["functions/a.test.ts", "test/oracle/b.test.ts"])).toEqual([
      "functions/a.test.ts",
    ]);
    expect(touchedBy(["functions/gone.test.ts"], ["test/oracle/b.test.ts"])).toEqual([]);
  });

  it.each([
    ["statemachines/track-delivery.asl.json", "test/statemachines/a.test.ts"],
    ["functions/forms/definitions/recognition.json", "functions/forms/definitions/a.test.ts"],
    ["infra/states/demo/settings.json", "infra/tools/settings/a.test.ts"],
    ["infra/laptop/start.mjs", "infra/laptop/a.test.ts"],
    ["package.json", "test/contract/a.test.ts"],
  ])("is, where %s has changed, what reads it, and the contract", (file, test) => {
    const others = ["functions/domain/a.test.ts", "test/integration/portal/a.test.ts"];
    const touched = touchedBy([file], [...new Set([test, "test/contract/a.test.ts"]), ...others]);
    expect(touched).toEqual([...new Set([test, "test/contract/a.test.ts"])].toSorted());
  });

  it("is always what looks at every file", () => {
    expect(touchedBy([], ["test/architecture/a.test.ts", "functions/b.test.ts"])).toEqual([
      "test/architecture/a.test.ts",
    ]);
  });

  it("is what imports it, over any number of files, and the journeys of its room", () => {
    const texts: Record<string, string> = {
      "functions/domain/a.ts": "",
      "functions/usecases/b.ts": 'import { a } from "#domain/a.ts";',
      "functions/usecases/b.test.ts": 'import { b } from "./b.ts";',
      "functions/usecases/c.test.ts": "",
      "frontend/src/search/SearchField.tsx": "",
      "test/integration/portal/d.test.ts": 'import { a } from "#domain/a.ts";',
    };
    const tree = { files: Object.keys(texts), read: (file: string) => texts[file] ?? "" };
    expect(testsTouchedBy(["functions/domain/a.ts", "frontend/src/search/SearchField.tsx"], tree)).toEqual({
      vitest: ["functions/usecases/b.test.ts"],
      journeys: ["test/journeys/search.journey.ts"],
    });
  });

  it("is known for every room of the browser's code", () => {
    const rooms = globSync(["frontend/src/*/", "frontend/src/pages/*/"], { cwd: ROOT })
      .map((room) => room.replace(/\/$/, ""))
      .filter((room) => room !== "frontend/src/pages" && !room.endsWith(".ts") && !room.endsWith(".tsx"));
    const known = Object.keys(JOURNEYS_OF_ROOMS).filter((room) => room.startsWith("frontend/"));
    expect(known.toSorted()).toEqual(rooms.toSorted());
    const journeys = Object.values(JOURNEYS_OF_ROOMS).flat();
    expect(
      journeys.filter((name) => !existsSync(path.join(ROOT, `test/journeys/${name}.journey.ts`))),
    ).toEqual([]);
  });
});
