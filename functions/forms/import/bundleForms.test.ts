import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { NO_PARTICULARS } from "#domain/forms/FormParticulars.ts";
import { bundledFormsSchema } from "./BundledForms.ts";
import { bundleForms } from "./bundleForms.ts";
import { compileVersion } from "./formio/compileVersion.ts";

const CARD = {
  title: "Karte",
  components: [{ type: "textfield", key: "name", label: "Wie heißen Sie?", input: true }],
  i18n: { en: { "Wie heißen Sie?": "What is your name?", Karte: "Card" } },
};
const PARTICULARS = { groups: {}, professions: {}, regions: { NW: { copies: "certified" } } };

function folderWith(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "definitions-"));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  return folder;
}

function versionOf(definition: unknown, particulars?: unknown): string {
  const compiled = compileVersion({
    id: "card",
    definition,
    ...(particulars !== undefined && { particulars }),
  });
  return compiled.ok ? compiled.value.version : "";
}

describe("the forms that come along", () => {
  it("are compiled in both languages, under the name of their file, and survive being written down", () => {
    const forms = bundleForms(
      folderWith({ "card.json": { ...CARD, _id: "other" }, "card.particulars.json": PARTICULARS }),
    );
    expect(Object.keys(forms)).toEqual(["card"]);
    expect(forms["card"]).toMatchObject({
      de: { id: "card", title: "Karte", version: forms["card"]?.version },
      en: { id: "card", title: "Card", version: forms["card"]?.version },
      particulars: PARTICULARS,
    });
    expect(bundledFormsSchema.parse(JSON.parse(JSON.stringify(forms)))).toEqual(forms);
  });

  it("stop the build with every sentence when one is wrong", () => {
    const wrong = { ...CARD, components: [{ type: "captcha", key: "robot", label: "1" }] };
    expect(() => bundleForms(folderWith({ "card.json": wrong }))).toThrow(
      /The form card\.json cannot be used:\n {2}error {3}robot, .*captcha/,
    );
    expect(() => bundleForms(folderWith({ "card.json": "{" }))).toThrow("The form card.json is not JSON.");
    const files = { "card.json": CARD, "card.particulars.json": { ...PARTICULARS, colour: "red" } };
    expect(() => bundleForms(folderWith(files))).toThrow('particulars: Unrecognized key: "colour".');
  });
});

describe("a version of a form", () => {
  it("is the same for the same content, whatever the definition calls itself", () => {
    expect(versionOf({ _id: "x", ...CARD })).toMatch(/^[0-9a-f]{12}$/);
    expect(versionOf({ _id: "x", ...CARD })).toBe(versionOf({ _id: "y", ...CARD }));
    expect(versionOf(CARD)).toBe(versionOf(CARD, NO_PARTICULARS));
  });

  it("is another one when the definition or what differs by profession and state is another", () => {
    const versions = [versionOf(CARD), versionOf({ ...CARD, title: "Antrag" }), versionOf(CARD, PARTICULARS)];
    expect(new Set(versions).size).toBe(3);
  });
});
