import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readBundledForms } from "../../functions/adapters/form-catalogue/readBundledForms.ts";
import { FUNCTIONS } from "../../functions/runtime/environment.ts";
import { EVENT_ALARMS } from "../../infra/alarms/EVENT_ALARMS.ts";
import { functionDigests } from "../../infra/build/functionDigests.ts";
import { buildFunctions } from "../../infra/build/buildFunctions.ts";

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
  const settingsFile = path.join(ROOT, "infra/settings/demo.json");
  contents = await buildFunctions({ root: ROOT, outputFolder: folder, settingsFile });
}, 120_000);

describe("what the functions carry", () => {
  it("is built for every function", () => {
    expect([...contents.keys()].sort()).toEqual(Object.keys(FUNCTIONS).sort());
  });

  it("is the same to the byte when it is built again, and is named by the function that tells the version", async () => {
    const again = mkdtempSync(path.join(tmpdir(), "bundles-again-"));
    const settingsFile = path.join(ROOT, "infra/settings/nw.json");
    await buildFunctions({ root: ROOT, outputFolder: again, settingsFile });
    const digests = functionDigests(folder);
    expect(Object.keys(digests).sort()).toEqual(Object.keys(FUNCTIONS).sort());
    expect(functionDigests(again)).toEqual(digests);
    const told: unknown = JSON.parse(readFileSync(path.join(folder, "api-version/digests.json"), "utf8"));
    expect(told).toEqual(digests);
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

  it("writes the lines that ring alarms in exactly the functions whose logs are read for them", () => {
    for (const { event, functions } of EVENT_ALARMS) {
      const writers = Object.keys(FUNCTIONS).filter((name) =>
        readFileSync(path.join(folder, name, "index.mjs"), "utf8").includes(`.write("${event}"`),
      );
      expect([event, writers.sort()]).toEqual([event, [...functions].sort()]);
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
