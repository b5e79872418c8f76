import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { build } from "esbuild";
import manifest from "../../package.json" with { type: "json" };
import { bundleForms } from "../../functions/adapters/form-import/bundleForms.ts";
import { FUNCTIONS } from "../../functions/runtime/environment.ts";
import { writeFunctionDigests } from "./functionDigests.ts";
import { oneZodLocale } from "./oneZodLocale.ts";
import { operatorPlaces } from "./operatorPlaces.ts";
import { copyPackages, type TravellingPackage } from "./copyPackages.ts";

/** Chinese and Korean letters come in one weight. */
const ONE_WEIGHT = /-(?:kr|sc)$/;
/** Those of `functions/adapters/pdf/writing/faces.ts`, which the package file lists. */
const FONTS = Object.keys(manifest.dependencies).filter((name) => name.startsWith("@expo-google-fonts/"));

/** Packages that read files beside their own code and therefore travel as packages (functions/adapters/pdf). */
const UNBUNDLED: readonly TravellingPackage[] = [
  { name: "pdfkit" },
  ...FONTS.map((name) => ({
    name,
    only: ["package.json", "LICENSE_FONT", "400Regular", ...(ONE_WEIGHT.test(name) ? [] : ["600SemiBold"])],
  })),
];

/** ESM bundles still meet CommonJS packages that call `require`. */
const REQUIRE_BANNER =
  'import { createRequire as portalCreateRequire } from "node:module"; const require = portalCreateRequire(import.meta.url);';

export interface FunctionBuild {
  /** Root of the repository. */
  readonly root: string;
  /** Receives one folder per function: `index.mjs`, `settings.json`, and where they are needed forms, packages and places. */
  readonly outputFolder: string;
  /** Checked settings of the state. */
  readonly settingsFile: string;
}

/** Bundles every function of the portal in one call. Answers what went into each bundle: files, from the root on. */
export async function buildFunctions(target: FunctionBuild): Promise<ReadonlyMap<string, readonly string[]>> {
  const compiledForms = JSON.stringify(bundleForms());
  rmSync(target.outputFolder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: target.root,
    entryPoints: Object.entries(FUNCTIONS).map(([name, { entry }]) => ({ in: entry, out: `${name}/index` })),
    outdir: target.outputFolder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    target: "node24",
    format: "esm",
    mainFields: ["module", "main"],
    external: [...UNBUNDLED.map(({ name }) => name), "@expo-google-fonts/*"],
    minify: true,
    keepNames: true,
    legalComments: "none",
    metafile: true,
    plugins: [oneZodLocale],
    banner: { js: REQUIRE_BANNER },
    logLevel: "warning",
  });
  const places = operatorPlaces(process.env["PLACES_FILE"]);
  const contents = new Map<string, readonly string[]>();
  for (const [file, { imports, inputs }] of Object.entries(metafile.outputs)) {
    const folder = path.dirname(path.join(target.root, file));
    const files = Object.keys(inputs);
    contents.set(path.basename(folder), files);
    mkdirSync(folder, { recursive: true });
    copyFileSync(target.settingsFile, path.join(folder, "settings.json"));
    const knowsPlaces = files.some((input) => input.endsWith("/bundledDirectory.ts"));
    if (places !== undefined && knowsPlaces) writeFileSync(path.join(folder, "places.json"), places);
    const knowsForms = files.some((input) => input.endsWith("/readBundledForms.ts"));
    if (knowsForms) writeFileSync(path.join(folder, "forms.json"), compiledForms);
    const makesDocuments = imports.some(
      ({ path: imported, external }) => external === true && imported === "pdfkit",
    );
    if (makesDocuments) copyPackages(UNBUNDLED, { root: target.root, to: folder });
  }
  writeFunctionDigests(target.outputFolder);
  return contents;
}
