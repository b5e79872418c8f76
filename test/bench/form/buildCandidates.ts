import { writeFileSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { benchFolder, PROJECT_ROOT } from "../benchFolder.ts";

/** Texts of the portal and of an application. */
const TEXTS = /src\/(?:i18n|application\/open)\/messages\.de\.ts$/;

/** As in the portal's own documents, what a page waits for is asked for with the code, and not once that runs. */
const AHEAD: Plugin = {
  name: "bench-ahead",
  transformIndexHtml: (_, { bundle = {} }) => [
    { tag: "link", attrs: { rel: "preload", as: "fetch", crossorigin: true, href: "/form.de.json" } },
    ...Object.values(bundle)
      .filter((file) => file.type === "chunk" && TEXTS.test(file.facadeModuleId ?? ""))
      .map(({ fileName }) => ({ tag: "link", attrs: { rel: "modulepreload", href: `/${fileName}` } })),
  ],
};

export interface BuiltCandidates {
  /** Folders with an `index.html`. */
  readonly plain: string;
  readonly portal: string;
}

/** Builds the hand-written page and the portal's own form, each with the same definition next to it. */
export async function buildCandidates(
  definition: Readonly<Record<string, JsonValue>>,
  form: CompiledForm,
): Promise<BuiltCandidates> {
  const plain = path.join(benchFolder, "form/plain");
  await build({
    configFile: false,
    logLevel: "warn",
    root: path.join(import.meta.dirname, "plain"),
    plugins: [react()],
    build: {
      outDir: plain,
      emptyOutDir: true,
      // As the portal's own pages are built (frontend/vite.config.ts).
      target: ["chrome100", "safari15.4", "firefox100"],
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  });
  writeFileSync(path.join(plain, "definition.json"), JSON.stringify(definition));

  const portal = path.join(benchFolder, "form/portal");
  await build({
    configFile: path.join(PROJECT_ROOT, "frontend/preview/vite.config.ts"),
    logLevel: "warn",
    plugins: [AHEAD],
    build: { outDir: portal, emptyOutDir: true },
  });
  writeFileSync(path.join(portal, "form.de.json"), JSON.stringify(form));
  writeFileSync(path.join(portal, "problems.de.json"), JSON.stringify({ title: "", problems: [] }));
  return { plain, portal };
}
