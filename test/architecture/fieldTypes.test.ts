import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { FIELD_TYPES } from "#forms/types/fieldTypes.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const TYPES = Object.keys(FIELD_TYPES);
const ON_SERVER = "functions/forms/types";
const IN_BROWSER = "frontend/src/form/fields";

/** Types that the browser shows with the control of another. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  email: "textfield",
  phoneNumber: "textfield",
  url: "textfield",
  password: "textfield",
  currency: "number",
};
const NOT_SHOWN = ["hidden", "button"];

/** Files that name a type outside of its folders, and why; none of them has to know a new type. */
const EXCEPTIONS: readonly (readonly [start: string, reason: string])[] = [
  ["functions/forms/CompiledForm.ts", "the union of types"],
  ["functions/forms/engine/rules/dateRules.ts", "rules about dates, which only two types have"],
  ["functions/forms/import/formio/", "properties of a definition that Form.io gives to one type only"],
  ["functions/forms/import/lint/", "advice to authors about single types"],
  ["functions/forms/import/lip/", "another notation has its own types"],
  ["functions/forms/import/fim/", "the federal standard has its own types"],
  [
    "functions/commands/form/data/",
    "files are kept apart from the answers, and nobody is asked for hidden ones",
  ],
  ["functions/forms/import/scripts/", "conditions of Form.io that mean something else for single types"],
  ["functions/forms/import/types/", "foreign types become those of the portal"],
  ["functions/usecases/documents/", "on paper a type that is not named reads as text"],
  ["functions/forms/expectedDocuments.ts", "files are documents"],
  ["functions/forms/requiredDocuments.ts", "files are documents"],
  ["functions/usecases/application/formState.ts", "files are stored apart from the answers"],
  ["frontend/src/application/edit/withFiles.ts", "files are stored apart from the answers"],
  ["frontend/src/application/edit/draftEditor.ts", "files are counted apart from the answers"],
  ["frontend/src/application/steps/PageFiles.tsx", "files are stored apart from the answers"],
  ["frontend/src/form/store/pageErrors.ts", "documents are needed for sending, and not for going on"],
  ["frontend/src/form/store/formIndex.ts", "a hidden answer has no place on the screen"],
  ["functions/domain/sign-in/userDataScopes.ts", "a scope of the account is called so, too"],
];

const NAMES = TYPES.join("|");
/** A comparison with the name of a type, or one of the names that mean nothing else. */
const NAMED = new RegExp(
  `(?:\\b(?:[tT]ype|kind)\\b[\\w.?!)\\]]*\\s*[!=]==\\s*|case\\s+)"(?:${NAMES})"|"(?:textfield|textarea|phoneNumber|selectboxes|datetime|datamap)"`,
);

function filesThatNameTypes(): readonly string[] {
  const tracked = execFileSync("git", ["ls-files", "functions", "frontend/src"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return tracked
    .split("\n")
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && existsSync(path.join(ROOT, file)))
    .filter((file) => !file.startsWith(`${ON_SERVER}/`) && !file.startsWith(`${IN_BROWSER}/`))
    .filter((file) => NAMED.test(readFileSync(path.join(ROOT, file), "utf8")));
}

describe("a type of field", () => {
  it.each(TYPES)("%s has its own place on both sides", (type) => {
    const folder = path.join(ROOT, IN_BROWSER, SHOWN_AS[type] ?? type);
    expect(existsSync(path.join(ROOT, ON_SERVER, `${type}.ts`))).toBe(true);
    expect(existsSync(folder)).toBe(!NOT_SHOWN.includes(type));
  });

  it("is named nowhere else", () => {
    const isException = (file: string): boolean => EXCEPTIONS.some(([start]) => file.startsWith(start));
    expect(filesThatNameTypes().filter((file) => !isException(file))).toEqual([]);
  });

  it("has no exception without need", () => {
    const named = filesThatNameTypes();
    const idle = EXCEPTIONS.filter(([start]) => !named.some((file) => file.startsWith(start)));
    expect(idle).toEqual([]);
  });

  it("stands in the form that has a field of every type", () => {
    const form = readFileSync(path.join(ROOT, "test/fixtures/everyType.json"), "utf8");
    const isMissing = (type: string): boolean => !form.includes(`"type": "${type}"`);
    expect(TYPES.filter(isMissing)).toEqual([]);
  });
});
