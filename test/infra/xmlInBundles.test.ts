import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { bundling } from "#infra/build/bundleFunctions.ts";

const ROOT = path.join(import.meta.dirname, "../..");

it("a function reads XML Schemas out of its bundle, where modules that wait for each other would never load", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "xml-in-bundles-"));
  const outfile = path.join(folder, "maps.mjs");
  await build({
    ...bundling(),
    absWorkingDir: ROOT,
    entryPoints: ["functions/adapters/data-maps/createDataMaps.ts"],
    outfile,
  });
  const schema =
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="day" type="xs:date"/></xs:schema>';
  const map = { expression: '{ "day": day }', xsd: { "schema.xsd": schema } };
  const script = path.join(folder, "run.mjs");
  const maps = `createDataMaps({ own: ${JSON.stringify(map)} })`;
  const lines = [
    'import { createDataMaps } from "./maps.mjs";',
    `for (const day of ["1991-03-14", "today"]) console.log(JSON.stringify(await ${maps}.apply("own", { day })));`,
  ];
  writeFileSync(script, lines.join("\n"));
  const printed = execFileSync(process.execPath, [script], { encoding: "utf8" });
  expect(
    printed
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line)),
  ).toEqual([
    { ok: true, value: '<?xml version="1.0" encoding="UTF-8"?>\n<day>1991-03-14</day>' },
    { ok: false, failure: { kind: "does-not-fit", places: ["/day (value)"] } },
  ]);
});
