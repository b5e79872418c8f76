import path from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Metafile } from "esbuild";
import { PROJECT_ROOT } from "../benchFolder.ts";

export interface RendererKilobytes {
  /** What a page of text fields, choices and files needs to be shown. */
  readonly first: number;
  /** What decides about a form. */
  readonly engine: number;
  /** What saves answers and moves rows. */
  readonly saving: number;
  /** Fields and parts that load when a form first shows them, in one file. */
  readonly later: number;
}

const FOLDER = "frontend/src/form";
const ENGINE = `export { evaluateForm, reevaluate } from "#forms/evaluateForm.ts"; export { errorMessages, pageErrors } from "./store/pageErrors.ts";`;

/**
 * Thousands of bytes (gzip) of the form's own modules, without packages, texts and the rest of the portal. Each part is
 * one file, as the portal is built, and does not count what an earlier one brought.
 */
export async function rendererKilobytes(): Promise<RendererKilobytes> {
  const there = new Set<string>();
  const weigh = async (contents: string): Promise<number> => {
    const { kilobytes, inputs } = await bundled(contents, there);
    for (const input of Object.keys(inputs)) there.add(path.join(PROJECT_ROOT, input));
    return kilobytes;
  };
  return {
    engine: await weigh(ENGINE),
    first: await weigh(
      'export { FormPage } from "./page/FormPage.tsx"; export { formStore } from "./store/formStore.ts";',
    ),
    saving: await weigh('export { autosave } from "./saving/autosave.ts";'),
    later: await weigh(
      'export * from "./fields/furtherControls.tsx"; export * from "./rows/DataGrid.tsx"; export * from "./rows/EditGrid.tsx"; export * from "./page/SaveAlert.tsx";',
    ),
  };
}

/** One minified file. What loads on demand, is there already or is no module of the form stays outside. */
async function bundled(
  contents: string,
  there: ReadonlySet<string>,
): Promise<{ readonly kilobytes: number; readonly inputs: Metafile["inputs"] }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: PROJECT_ROOT,
    stdin: { contents, resolveDir: path.join(PROJECT_ROOT, FOLDER) },
    outdir: "form-renderer",
    write: false,
    bundle: true,
    format: "esm",
    minify: true,
    jsx: "automatic",
    metafile: true,
    legalComments: "none",
    loader: { ".css": "empty", ".svg": "empty" },
    plugins: [
      {
        name: "own-modules-only",
        setup(bundler) {
          bundler.onResolve({ filter: /./ }, ({ path: file, kind, resolveDir }) => {
            const isOutside =
              kind === "dynamic-import" ||
              /^virtual:|[mM]essages\.(?:de|en)\.ts$/.test(file) ||
              there.has(path.join(resolveDir, file));
            return isOutside ? { path: file, external: true } : undefined;
          });
        },
      },
    ],
    packages: "external",
  });
  const [file] = outputFiles;
  return { kilobytes: gzipSync(file?.contents ?? "", { level: 9 }).length / 1000, inputs: metafile.inputs };
}
