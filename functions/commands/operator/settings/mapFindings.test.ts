import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stateSettingsSchema } from "#contract/settings/settings.ts";
import { settingsJson } from "#test/fixtures/settingsJson.ts";
import { mapFindings } from "./mapFindings.ts";

const DEMO = stateSettingsSchema.parse(settingsJson("demo"));
const MAPS = path.join(import.meta.dirname, "../../../../infra/states/demo/maps");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "state-"));
  cpSync(MAPS, path.join(folder, "maps"), { recursive: true });
  vi.stubEnv("STATE_FOLDER", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const said = async (): Promise<readonly string[]> =>
  (await mapFindings(DEMO)).map(({ path: place, sentence }) => `${place} ${sentence}`);

describe("what an operator reads about maps of data", () => {
  it("is nothing where the example becomes what it should", async () => {
    expect(await said()).toEqual([]);
  });

  it.each([
    ["map.jsonata", '{ "ticket": ', /cannot be used: .* at character \d+/],
    ["map.jsonata", '{ "ticket": 1 }', /\/ticket \(type\)/],
    ["map.jsonata", "$eval(x)", /it uses \$eval/],
    ["schema.json", "[]", /no schema\.json/],
    ["example.json", '{ "schema": "application-v2" }', /no application by application-v2: \/\$schema/],
    ["expected.json", "{}", /something else than expected\.json/],
  ])("is what is wrong with %s: %s", async (name, text, sentence) => {
    writeFileSync(path.join(folder, "maps/antrag-1", name), text);
    expect(await said()).toEqual([
      expect.stringMatching(/^server\.transports\.1\.ways\.0\.handOver\.0\.map is antrag-1\. /),
    ]);
    expect((await said())[0]).toMatch(sentence);
  });

  it("is that a map makes XML where the settings say JSON, and nothing where they say XML and it becomes what it should", async () => {
    const own = path.join(folder, "maps/antrag-1");
    const element = '<xs:element name="antrag" type="xs:string"/>';
    const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${element}</xs:schema>`;
    writeFileSync(path.join(own, "schema.xsd"), xsd);
    writeFileSync(path.join(own, "map.jsonata"), '{ "antrag": transferTicketNumber }');
    expect((await said())[0]).toContain("It makes XML, and application/json is handed over");
    const asXml = JSON.stringify(DEMO).replaceAll(
      /"mimeType":"application\/json"(,"map":)/g,
      '"mimeType":"application/xml"$1',
    );
    const settings = stateSettingsSchema.parse(JSON.parse(asXml));
    expect((await mapFindings(settings))[0]?.sentence).toContain("something else than expected.xml");
    const expected = '<?xml version="1.0" encoding="UTF-8"?>\n<antrag>4F7K-19QD-82MX</antrag>\n';
    writeFileSync(path.join(own, "expected.xml"), expected);
    expect(await mapFindings(settings)).toEqual([]);
  });

  it("is that a map is not there", async () => {
    rmSync(path.join(folder, "maps"), { recursive: true });
    expect(await said()).toEqual([expect.stringMatching(/maps\/antrag-1 has no map\.jsonata\.$/)]);
  });
});
