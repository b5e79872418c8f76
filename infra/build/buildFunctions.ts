import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import process from "node:process";
import { z } from "zod";
import { FURTHER_FONTS, MAIN_FONT } from "#domain/documents/FONTS.ts";
import { bundleForms } from "#forms/import/bundleForms.ts";
import { readStateMaps } from "#runtime/readStateMaps.ts";
import { bundleFunctions, type Bundles } from "./bundleFunctions.ts";
import { writeFunctionDigests } from "./functionDigests.ts";
import { readStateSettings } from "../tools/settings/readStateSettings.ts";
import { operatorPlaces } from "./operatorPlaces.ts";

/** Packages that read their own files and therefore are copied as packages (functions/adapters/pdf). */
const UNBUNDLED: readonly TravellingPackage[] = [
  { name: "pdfkit" },
  ...[MAIN_FONT, ...FURTHER_FONTS].map(({ packageName, regular, strong }) => ({
    name: packageName,
    only: ["package.json", "LICENSE_FONT", regular, strong],
  })),
];

interface FunctionBuild {
  /** Root of the repository. */
  readonly root: string;
  /** Receives one folder per function: `index.mjs`, `settings.json`, and where they are needed forms, maps, packages and places. */
  readonly outputFolder: string;
  /** Checked settings of the state. */
  readonly settingsFile: string;
  /** Code that is there already; without it it is built. */
  readonly kept?: { readonly folder: string; readonly bundles: Bundles };
}

/** Packages that no bundle carries. */
const EXTERNAL: readonly string[] = [...UNBUNDLED.map(({ name }) => name), "@expo-google-fonts/*"];

/** Every function of the portal with what it reads. Answers what went into each bundle: files, from the root on. */
export async function buildFunctions(target: FunctionBuild): Promise<ReadonlyMap<string, readonly string[]>> {
  const { outputFolder, kept } = target;
  rmSync(outputFolder, { recursive: true, force: true });
  if (kept !== undefined) linkFiles(filesOf(kept.folder), { from: kept.folder, to: outputFolder });
  const bundles = kept?.bundles ?? (await buildCode(target));
  const stateSettings = readStateSettings(target.settingsFile);
  const settings = JSON.stringify(stateSettings);
  const maps = JSON.stringify(readStateMaps(stateSettings));
  const places = operatorPlaces(process.env["PLACES_FILE"]);
  for (const [name, { files }] of Object.entries(bundles)) {
    const folder = path.join(outputFolder, name);
    writeFileSync(path.join(folder, "settings.json"), settings);
    const knowsPlaces = files.some((input) => input.endsWith("/bundledDirectory.ts"));
    if (places !== undefined && knowsPlaces) writeFileSync(path.join(folder, "places.json"), places);
    const knowsMaps = files.some((input) => input.endsWith("/createDataMaps.ts"));
    if (knowsMaps) writeFileSync(path.join(folder, "maps.json"), maps);
  }
  return new Map(Object.entries(bundles).map(([name, { files }]) => [name, files]));
}

/** What the functions of every state have: their bundles, packages, forms, and the digests of all that. */
export async function buildCode({
  root,
  outputFolder,
}: Omit<FunctionBuild, "settingsFile">): Promise<Bundles> {
  const bundles = await bundleFunctions({ root, outputFolder, external: EXTERNAL });
  const compiledForms = JSON.stringify(bundleForms());
  for (const [name, { files, packages }] of Object.entries(bundles)) {
    const folder = path.join(outputFolder, name);
    const knowsForms = files.some((input) => input.endsWith("/createFormCatalogue.ts"));
    if (knowsForms) writeFileSync(path.join(folder, "forms.json"), compiledForms);
    if (packages.includes("pdfkit")) placePackages(UNBUNDLED, { root, to: folder });
  }
  writeFunctionDigests(outputFolder);
  return bundles;
}

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/** A package and, where only some of it is read, the parts that travel. */
interface TravellingPackage {
  readonly name: string;
  readonly only?: readonly string[];
}

/**
 * Puts packages with everything they depend on into `to/node_modules`, as the lockfile laid them out. Files are linked:
 * four functions carry 54 MB each, and copying them took half of the time in which a portal starts.
 */
function placePackages(
  packages: readonly TravellingPackage[],
  { root, to }: { readonly root: string; readonly to: string },
): void {
  const placed = new Set<string>();
  const parts = new Map(packages.map(({ name, only }) => [path.join(root, "node_modules", name), only]));
  const waiting = [...parts.keys()];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (placed.has(folder)) continue;
    placed.add(folder);
    const only = parts.get(folder);
    const wanted = filesOf(folder).filter(
      (file) =>
        file.split(path.sep)[0] !== "node_modules" &&
        (only?.some((part) => file === part || file.startsWith(`${part}${path.sep}`)) ?? true),
    );
    linkFiles(wanted, { from: folder, to: path.join(to, path.relative(root, folder)) });
    const manifest: unknown = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    // Nested dependencies are placed as packages of their own.
    for (const dependency of Object.keys(packageSchema.parse(manifest).dependencies)) {
      waiting.push(locate(dependency, { from: folder, root }));
    }
  }
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Where the folder to build in lies on another disk, the files are copied. */
function linkFiles(
  files: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): void {
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    mkdirSync(path.join(to, folder), { recursive: true });
  for (const file of files) {
    try {
      linkSync(path.join(from, file), path.join(to, file));
    } catch {
      copyFileSync(path.join(from, file), path.join(to, file));
    }
  }
}

/** Node's own search: the package's `node_modules` first, then those of the folders around it. */
function locate(name: string, { from, root }: { readonly from: string; readonly root: string }): string {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const candidate = path.join(folder, "node_modules", name);
    if (existsSync(candidate)) return candidate;
  }
  throw new Error(`The package ${name} is not installed: run npm ci.`);
}
