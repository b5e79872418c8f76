import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readStateSettings } from "./readStateSettings.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "settings-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is said of a file with this content. */
function said(content: string | Uint8Array): string {
  const file = path.join(folder, "settings.json");
  writeFileSync(file, content);
  const settings = readStateSettings(file);
  return settings.ok ? "" : settings.failure.join("\n");
}

it("Settings that cannot be read are refused in a sentence, never with an exception", () => {
  expect(said('{ "portal": ')).toContain("settings.json is not JSON (");
  expect(said(new Uint8Array([0x22, 0xfc, 0x22]))).toContain("settings.json is not written in UTF-8.");
  expect(said('{ "extends": "../nowhere.json" }')).toContain(
    "extends ../nowhere.json, which cannot be read.",
  );
  writeFileSync(path.join(folder, "shared.json"), '{ "settings": {} }');
  expect(said('{ "extends": "shared.json" }')).toContain("which has no shared settings");
  const missing = readStateSettings(path.join(folder, "absent.json"));
  expect(missing).toMatchObject({
    ok: false,
    failure: [expect.stringContaining("absent.json cannot be read.")],
  });
});
