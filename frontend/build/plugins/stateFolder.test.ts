import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, type Plugin } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signLanguageFilms } from "./virtualModules.ts";
import { stateTexts } from "../texts/stateTexts.ts";

const IMPRINT = path.join(import.meta.dirname, "../../src/pages/legal/imprint/messages.de.ts");
const FILM = { title: { de: "Inhalt", en: "Content" }, file: "content.mp4", minutes: 2.5 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "state-"));
  mkdirSync(path.join(folder, "texts"));
  writeFileSync(path.join(folder, "entry.js"), 'export { films } from "virtual:sign-language-films";');
  writeFileSync(path.join(folder, "content.mp4"), Buffer.alloc(5000));
  writeFileSync(path.join(folder, "content.vtt"), "WEBVTT\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The code of a module, as the build writes it. */
async function built(plugin: Plugin, entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins: [plugin],
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      lib: { entry, formats: ["es"], fileName: "entry" },
    },
  });
  const outputs = (Array.isArray(output) ? output : [output]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  return outputs.map((one) => (one.type === "chunk" ? one.code : "")).join("\n");
}

describe("the folder of a state", () => {
  it("words a sentence of a content page, and leaves every other sentence as it was", async () => {
    const sentence = "Impressum des Ministeriums";
    writeFileSync(path.join(folder, "texts/de.json"), JSON.stringify({ "imprint.title": sentence }));
    const code = await built(stateTexts({ folder: path.join(folder, "texts") }), IMPRINT);
    const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const original = await import("#ui/pages/legal/imprint/messages.de.ts");
    expect(module).toEqual(expect.objectContaining({ de: { ...original.de, "imprint.title": sentence } }));
  });

  it("stops the build with a text that belongs to no content page, and names it", async () => {
    writeFileSync(path.join(folder, "texts/de.json"), JSON.stringify({ "login.keepsDraft": "Immer" }));
    await expect(built(stateTexts({ folder: path.join(folder, "texts") }), IMPRINT)).rejects.toThrow(
      "login.keepsDraft: no content page has such a text",
    );
  });

  it("brings films with their sizes, captions and addresses", async () => {
    const plugin = signLanguageFilms({ folder, films: [{ ...FILM, captions: "content.vtt" }] });
    const code = await built(plugin, path.join(folder, "entry.js"));
    expect(code).toMatch(/bytes"?: ?5(000|e3)/);
    expect(code).toMatch(/content[^"]*\.mp4|video\/mp4/);
    expect(code).toMatch(/content[^"]*\.vtt|text\/vtt/);
  });

  it("stops the build where a film of the settings is not there, and names it", async () => {
    const plugin = signLanguageFilms({ folder, films: [{ ...FILM, file: "missing.mp4" }] });
    await expect(built(plugin, path.join(folder, "entry.js"))).rejects.toThrow("missing.mp4");
  });
});
