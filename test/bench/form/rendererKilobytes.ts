import path from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Metafile } from "esbuild";
import type { GroupName } from "../../../functions/forms/CompiledForm.ts";
import { PROJECT_ROOT } from "../benchFolder.ts";

export interface RendererKilobytes {
  /** What a page of text fields, choices and files needs to be shown. */
  readonly first: number;
  /** What decides about a form, with the groups that it names. */
  readonly engine: number;
  /** What saves answers and moves rows. */
  readonly saving: number;
  /** Fields and parts that load when a form first shows them, in one file. */
  readonly later: number;
}

const FOLDER = "frontend/src/features/form-page";
const ENGINE = `export { evaluateForm, reevaluate } from "../../../../functions/forms/runForm.ts"; export { errorMessages } from "./errorMessages.ts"; export { pageErrors } from "./pageErrors.ts"; export { loadGroups } from "./loadGroups.ts";`;

/**
 * Thousands of bytes (gzip) of the form's own modules, without packages, texts and the rest of the portal. Each part is
 * one file, as the portal is built (`frontend/build/chunkGroups.ts`), and does not count what an earlier one brought.
 */
export async function rendererKilobytes(groups: readonly GroupName[] = []): Promise<RendererKilobytes> {
  const there = new Set<string>();
  const weigh = async (contents: string): Promise<number> => {
    const { kilobytes, inputs } = await bundled(contents, there);
    for (const input of Object.keys(inputs)) there.add(path.join(PROJECT_ROOT, input));
    return kilobytes;
  };
  const named = groups.map(
    (group) => `export { ${group} } from "../../../../functions/forms/groups/${group}.ts";`,
  );
  return {
    first: await weigh(
      'export { FormPage } from "./FormPage.tsx"; export { formStore } from "./formStore.ts";',
    ),
    engine: await weigh([ENGINE, ...named].join(" ")),
    saving: await weigh(
      'export { autosave } from "./autosave.ts"; export { rowActions } from "./rowActions.ts";',
    ),
    later: await weigh('export * from "./more.ts"; export * from "./rare.ts";'),
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
