import path from "node:path";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { beforeAll, describe, expect, it } from "vitest";
import { readBundledForms } from "#adapters/form-catalogue/createFormCatalogue.ts";
import { dataMapsSchema } from "#domain/sending/DataMap.ts";
import { FUNCTIONS } from "#infra/functions.ts";
import { EVENT_ALARMS } from "#infra/alarms/EVENT_ALARMS.ts";
import { functionDigests } from "#infra/build/functionDigests.ts";
import { buildFunctions } from "#infra/build/buildFunctions.ts";
import { loadFunctions } from "#infra/build/loadFunctions.ts";
import { keptCode } from "#infra/laptop/supervisor/synthesizeBuilt.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const KNOW_FORMS = [
  "api-documents",
  "api-forms",
  "api-payment",
  "api-process",
  "api-process-workflow",
  "step-get-files",
];

const folder = mkdtempSync(path.join(tmpdir(), "bundles-"));
let contents: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  const settingsFile = path.join(ROOT, "infra/states/demo/settings.json");
  contents = await buildFunctions({ root: ROOT, outputFolder: folder, settingsFile, kept: await keptCode() });
});

describe("what the functions carry", () => {
  it("is built for every function", () => {
    expect([...contents.keys()].sort()).toEqual(Object.keys(FUNCTIONS).sort());
  });

  it("is the same to the byte whether it was kept or is built again, and is named by the function that answers the version", async () => {
    const again = mkdtempSync(path.join(tmpdir(), "bundles-again-"));
    const settingsFile = path.join(ROOT, "infra/states/nw/settings.json");
    await buildFunctions({ root: ROOT, outputFolder: again, settingsFile });
    const digests = functionDigests(folder);
    expect(Object.keys(digests).sort()).toEqual(Object.keys(FUNCTIONS).sort());
    expect(functionDigests(again)).toEqual(digests);
    const answered: unknown = JSON.parse(readFileSync(path.join(folder, "api-version/digests.json"), "utf8"));
    expect(answered).toEqual(digests);
  });

  it("is named by its code alone: what a state has of its own, its places among it, is left aside, and no other file is", () => {
    const name = "api-process";
    const changed = mkdtempSync(path.join(tmpdir(), "bundles-changed-"));
    const digestWith = (file: string): string | undefined => {
      cpSync(path.join(folder, name), path.join(changed, name), { recursive: true });
      writeFileSync(path.join(changed, name, file), "{}");
      const digest = functionDigests(changed)[name];
      rmSync(path.join(changed, name), { recursive: true });
      return digest;
    };
    const own = functionDigests(folder)[name];
    expect(own).toMatch(/^[0-9a-f]{64}$/);
    for (const file of ["places.json", "settings.json", "maps.json"])
      expect([file, digestWith(file)]).toEqual([file, own]);
    for (const file of ["forms.json", "index.mjs", "further.json"])
      expect([file, digestWith(file)]).not.toEqual([file, own]);
  });

  it("holds nothing that reads definitions: no scripts, no HTML, no schema of Form.io, no patterns", () => {
    for (const [name, files] of contents) {
      const reading = files.filter((file) =>
        /node_modules\/(acorn|htmlparser2|domhandler|@eslint-community\/regexpp)\/|functions\/adapters\/form-import\/|functions\/forms\/definitions\//.test(
          file,
        ),
      );
      expect([name, reading]).toEqual([name, []]);
    }
  });

  it("makes no code of texts: a method may be called eval, as the one that asks for a path in XML", () => {
    for (const name of contents.keys()) {
      const code = readFileSync(path.join(folder, name, "index.mjs"), "utf8");
      expect([name, code.match(/\bnew Function\(|(?<!this\.(?:root\.)?)\beval\([^)]+\)(?!\{)/)]).toEqual([
        name,
        null,
      ]);
    }
  });

  it("does not load Node's fetch with its HTTP client, as importing that does", () => {
    for (const name of contents.keys()) {
      const code = readFileSync(path.join(folder, name, "index.mjs"), "utf8");
      expect([name, code.match(/(?:\bfrom|\bimport\(?)\s*"(?:node:)?http"/)]).toEqual([name, null]);
    }
  });

  it("writes the lines that ring alarms in exactly the functions whose logs are read for them", () => {
    for (const { event, functions } of EVENT_ALARMS) {
      const writers = Object.keys(FUNCTIONS).filter((name) =>
        readFileSync(path.join(folder, name, "index.mjs"), "utf8").includes(`.write("${event}"`),
      );
      expect([event, writers.sort()]).toEqual([event, [...functions].sort()]);
    }
  });

  it("is all that a function needs: each one is loaded from its own folder, and makes no code of texts then", () => {
    expect(loadFunctions(folder)).toEqual([]);
  });

  it("is not all where a font is missing: that function is named, with what it asked for", () => {
    const without = mkdtempSync(path.join(tmpdir(), "bundles-without-"));
    const name = "step-create-cover-letter";
    cpSync(path.join(folder, name), path.join(without, name), { recursive: true });
    rmSync(path.join(without, name, "node_modules/@expo-google-fonts/noto-sans-kr"), { recursive: true });
    const [missing, ...others] = loadFunctions(without);
    expect(others).toEqual([]);
    expect(missing).toContain("step-create-cover-letter: ");
    expect(missing).toContain("@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf");
  });

  it("has the maps that the settings name where applications are sealed, and only there", () => {
    const carrying = Object.keys(FUNCTIONS).filter((name) =>
      existsSync(path.join(folder, name, "maps.json")),
    );
    expect(carrying.sort()).toEqual(["step-seal-data", "step-submit-data-to-authority"]);
    const maps = dataMapsSchema.parse(
      JSON.parse(readFileSync(path.join(folder, "step-seal-data/maps.json"), "utf8")),
    );
    expect(Object.keys(maps)).toEqual(["antrag-1"]);
    for (const name of ["step-check-delivery", "api-process", "schedule-check-health"]) {
      expect(contents.get(name)?.filter((file) => /node_modules\/(jsonata|ajv)\//.test(file))).toEqual([]);
    }
  });

  it("has the compiled forms where forms are known, and only there", () => {
    const carrying = Object.keys(FUNCTIONS).filter((name) =>
      existsSync(path.join(folder, name, "forms.json")),
    );
    expect(carrying.sort()).toEqual(KNOW_FORMS);
    for (const name of KNOW_FORMS) {
      const forms = readBundledForms(new URL(`file://${path.join(folder, name, "forms.json")}`));
      const { recognition } = forms;
      expect(recognition?.version).toMatch(/^[0-9a-f]{12}$/);
      expect([recognition?.de.locale, recognition?.en.locale]).toEqual(["de", "en"]);
      expect(recognition?.de.version).toBe(recognition?.version);
      const source: unknown = JSON.parse(
        readFileSync(path.join(ROOT, "functions/forms/definitions/recognition.particulars.json"), "utf8"),
      );
      expect(recognition?.particulars).toEqual(source);
    }
  });
});
