import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock } from "./portalUnderTest.ts";
import { runOperator } from "./runOperator.ts";
import { operatorFacts } from "./operatorFacts.ts";
import { Visitor } from "./Visitor.ts";

const STATES = "SH HH NI HB NW HE RP BW BY SL BE BB MV SN ST TH".split(" ");
const TABLE = [
  "plz;ort;ags;ars;land;kreis",
  ...STATES.map((state, index) => {
    const key = String(index + 1).padStart(2, "0");
    return `${key}999;Neustadt in ${state};${key}999999;${key}9999999999;${state};`;
  }),
].join("\n");
const versionsSchema = z.object({
  active: z.string(),
  versions: z.array(z.looseObject({ version: z.string() })),
});
const foundSchema = z.object({ locations: z.array(z.object({ place: z.string(), ars: z.string() })) });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "places-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): string {
  const file = path.join(folder, "places.csv");
  writeFileSync(file, text);
  return file;
}

async function placesFor(query: string): Promise<readonly string[]> {
  const visitor = new Visitor(inject("portalUrl"));
  const { body } = await visitor.get(`/api/locations?query=${encodeURIComponent(query)}`);
  return foundSchema.parse(body).locations.map(({ place }) => place);
}

describe("operator places", () => {
  onEmbedded.clock("puts a table in force without a deployment, and an earlier one again", async () => {
    const imported = await runOperator(["places", "import", fileOf(TABLE)]);
    try {
      expect([imported.code, imported.output]).toEqual([
        0,
        expect.stringContaining("Imported 16 places as "),
      ]);
      const version = /as ([0-9a-f]{12}):/.exec(imported.output)?.[1] ?? "";
      await advanceClock(61);
      expect(await placesFor("Neustadt in NW")).toEqual(["Neustadt in NW"]);
      expect(await placesFor("Köln")).toEqual([]);
      const listed = await runOperator(["places", "versions"]);
      expect(listed.output).toMatch(new RegExp(`^${version} .* 16 places  active$`, "m"));

      expect((await runOperator(["places", "activate", "bundled"])).code).toBe(0);
      await advanceClock(61);
      expect(await placesFor("Köln")).toContain("Köln");
      expect((await runOperator(["places", "activate", version])).output).toContain(
        `The places of ${version}`,
      );
      expect(await operatorFacts(["places", "import", fileOf(TABLE)])).toMatchObject({
        active: version,
        places: 16,
        counts: { NW: 1 },
      });
      expect((await runOperator(["places", "versions"])).output.split(version)).toHaveLength(2);
      const { active, versions } = versionsSchema.parse(await operatorFacts(["places", "versions"]));
      expect([active, versions.filter((one) => one.version === version)]).toEqual([
        version,
        [expect.objectContaining({ places: 16 })],
      ]);
      expect(await operatorFacts(["places", "activate", "bundled"])).toEqual({ active: "bundled" });
    } finally {
      await runOperator(["places", "activate", "bundled"]);
      await advanceClock(61);
    }
  });

  it("refuses a table with a wrong line as a whole, and says which and why", async () => {
    const wrong = await runOperator(["places", "import", fileOf(TABLE.replace("05999;", "5999;"))]);
    expect([wrong.code, wrong.output]).toEqual([
      1,
      expect.stringContaining("line 6: A postal code has five digits."),
    ]);
    expect(wrong.output).toContain("is not imported");
    const incomplete = await runOperator(["places", "import", fileOf(TABLE.replace(/\n16999.*/, ""))]);
    expect([incomplete.code, incomplete.output]).toEqual([1, expect.stringContaining("No place in TH.")]);
    expect((await runOperator(["places", "import", path.join(folder, "nothing.csv")])).code).toBe(2);
    expect((await runOperator(["places", "activate", "000000000000"])).code).toBe(1);
    expect((await runOperator(["places"])).output).toContain("operator places import FILE");
  });
});
