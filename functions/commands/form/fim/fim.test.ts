import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fimFile } from "#test/fixtures/fim/fimFile.ts";
import { applicationDataSchema } from "#domain/documents/ApplicationData.ts";
import { readStateMap } from "#runtime/readStateMaps.ts";
import { mapsFrom } from "#runtime/wiring/maps.ts";
import { lint } from "../lint.ts";
import { fim } from "./fim.ts";

const LISTS = ["--codelists", fimFile("code-lists")];

async function drafted(name: string, more: readonly string[] = LISTS) {
  const folder = mkdtempSync(path.join(tmpdir(), "fim-"));
  return { folder, answer: await fim([fimFile(name), "--out", folder, ...more]) };
}

describe.each(["workPermit.xml", "eveningWork.xml", "business.xml"])("form fim %s", (name) => {
  it("writes a form that would be imported", async () => {
    const { folder, answer } = await drafted(name);
    expect([answer.exitCode, answer.err]).toEqual([0, ""]);
    const linted = await lint([path.join(folder, "definition.json")]);
    expect(linted.out).toMatch(/: 0 errors/);
  });

  it("writes a map that can be used as it is: its example becomes what is expected and fits the schema", async () => {
    const { folder } = await drafted(name);
    const map = readStateMap(folder);
    if (!map.ok) throw new Error(map.failure);
    const { example, expected, map: kept } = map.value;
    expect(applicationDataSchema.safeParse(example).success).toBe(true);
    const made = await mapsFrom({ kept }).apply("kept", example);
    expect(made).toMatchObject({ ok: true });
    expect(made.ok ? JSON.parse(made.value) : undefined).toEqual(expected);
  });

  it("writes a schema that refuses what the data schema does not know", async () => {
    const { folder } = await drafted(name);
    const map = readStateMap(folder);
    if (!map.ok) throw new Error(map.failure);
    const { map: kept, example } = map.value;
    const more = { ...kept, expression: `$merge([${kept.expression}, { "F0": "x" }])` };
    expect(await mapsFrom({ more }).apply("more", example)).toMatchObject({
      failure: { kind: "does-not-fit", places: ["/ (additionalProperties)"] },
    });
  });
});

describe("code lists", () => {
  it("that are given become the choices of form and schema, with their version", async () => {
    const { folder } = await drafted("workPermit.xml");
    const definition = readFileSync(path.join(folder, "definition.json"), "utf8");
    expect(definition).toContain('"codeList": "urn:example:codeliste:staat_2026-01-01"');
    expect(definition).toContain('"label": "Tunesien"');
    expect(readFileSync(path.join(folder, "schema.json"), "utf8")).toMatch(/"enum": \[\s*"01",\s*"02"/);
  });

  it("that are missing are named, and their fields are asked for as texts", async () => {
    const { answer } = await drafted("workPermit.xml", []);
    expect(answer).toMatchObject({ exitCode: 0 });
    expect(answer.out).toContain(
      "look at F99-7d2c Antragsart: The code list urn:example:codeliste:antragsart 1 is not given",
    );
  });
});

describe("form fim", () => {
  it("says why a file is not read, and how it is used", async () => {
    const other = path.join(mkdtempSync(path.join(tmpdir(), "fim-")), "other.xml");
    writeFileSync(other, "<a/>");
    const refused = await fim([other]);
    expect([refused.exitCode, refused.err]).toEqual([
      2,
      `${other}: This is no data schema (Stammdatenschema) of XDatenfelder 2.0 or 3.0.\n`,
    ]);
    expect(await fim(["/nowhere.xml"])).toMatchObject({ exitCode: 2 });
    expect(await fim([])).toMatchObject({ err: "form fim FILE.xml [--out FOLDER] [--codelists FOLDER]\n" });
    expect(await fim([fimFile("business.xml"), "--codelists", "/nowhere"])).toMatchObject({ exitCode: 2 });
    expect(await fim([fimFile("business.xml"), "--out", path.join(other, "x")])).toMatchObject({
      exitCode: 2,
    });
  });
});
