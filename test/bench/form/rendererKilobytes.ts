import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { PROJECT_ROOT } from "../benchFolder.ts";

export interface RendererKilobytes {
  /** What a page of text fields, choices and files needs to be shown. */
  readonly first: number;
  /** What decides about a form, with saving. */
  readonly engine: number;
  /** Fields and parts that load when a form first shows them. */
  readonly later: number;
}

/** Thousands of bytes (gzip) of the form's own modules: bundled without packages, texts and the rest of the portal. */
export async function rendererKilobytes(): Promise<RendererKilobytes> {
  const folder = "frontend/src/features/form-page";
  const bundle = await build({
    absWorkingDir: PROJECT_ROOT,
    stdin: {
      contents: `export { FormPage } from "./FormPage.tsx"; export { formStore } from "./formStore.ts"; export const engine = () => import("./engine.ts");`,
      resolveDir: path.join(PROJECT_ROOT, folder),
    },
    outdir: "form-renderer",
    write: false,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    jsx: "automatic",
    metafile: true,
    legalComments: "none",
    loader: { ".css": "empty" },
    plugins: [
      {
        name: "own-modules-only",
        setup(bundler) {
          bundler.onResolve({ filter: /^virtual:|[mM]essages\.(?:de|en)\.ts$/ }, ({ path: file }) => ({
            path: file,
            external: true,
          }));
        },
      },
    ],
    packages: "external",
  });
  const sizes = new Map(
    bundle.outputFiles.map(({ path: file, contents }) => [
      path.basename(file),
      gzipSync(contents, { level: 9 }).length / 1000,
    ]),
  );
  const outputs = Object.entries(bundle.metafile.outputs);
  /** A chunk with everything that it loads at once. */
  const withImports = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { path: imported, kind, external } of bundle.metafile.outputs[file]?.imports ?? []) {
      if (kind === "import-statement" && external !== true) withImports(imported, seen);
    }
    return seen;
  };
  const entry = (name: string): string =>
    outputs.find(([, { entryPoint }]) => entryPoint?.includes(name))?.[0] ?? "";
  const first = withImports(entry("stdin"), new Set());
  const engine = withImports(entry("/engine.ts"), new Set());
  const sum = (files: Iterable<string>): number =>
    [...files].reduce((total, file) => total + (sizes.get(path.basename(file)) ?? 0), 0);
  const engineOnly = [...engine].filter((file) => !first.has(file));
  const rest = outputs.map(([file]) => file).filter((file) => !first.has(file) && !engine.has(file));
  return { first: sum(first), engine: sum(engineOnly), later: sum(rest) };
}
