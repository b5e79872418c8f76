import {
  copyFileSync,
  cpSync,
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
  /** Bundles that are there already; without them they are made. */
  readonly kept?: { readonly folder: string; readonly bundles: Bundles };
}

/** Packages that no bundle carries. */
export const EXTERNAL: readonly string[] = [...UNBUNDLED.map(({ name }) => name), "@expo-google-fonts/*"];

/** Every function of the portal with what it reads. Answers what went into each bundle: files, from the root on. */
export async function buildFunctions(target: FunctionBuild): Promise<ReadonlyMap<string, readonly string[]>> {
  const { root, outputFolder, kept } = target;
  rmSync(outputFolder, { recursive: true, force: true });
  if (kept !== undefined) cpSync(kept.folder, outputFolder, { recursive: true });
  const bundles = kept?.bundles ?? (await bundleFunctions({ root, outputFolder, external: EXTERNAL }));
  const compiledForms = JSON.stringify(bundleForms());
  const stateSettings = readStateSettings(target.settingsFile);
  const settings = JSON.stringify(stateSettings);
  const maps = JSON.stringify(readStateMaps(stateSettings));
  const places = operatorPlaces(process.env["PLACES_FILE"]);
  for (const [name, { files, packages }] of Object.entries(bundles)) {
    const folder = path.join(outputFolder, name);
    writeFileSync(path.join(folder, "settings.json"), settings);
    const knowsPlaces = files.some((input) => input.endsWith("/bundledDirectory.ts"));
    if (places !== undefined && knowsPlaces) writeFileSync(path.join(folder, "places.json"), places);
    const knowsForms = files.some((input) => input.endsWith("/createFormCatalogue.ts"));
    if (knowsForms) writeFileSync(path.join(folder, "forms.json"), compiledForms);
    const knowsMaps = files.some((input) => input.endsWith("/createDataMaps.ts"));
    if (knowsMaps) writeFileSync(path.join(folder, "maps.json"), maps);
    if (packages.includes("pdfkit")) placePackages(UNBUNDLED, { root, to: folder });
  }
  writeFunctionDigests(outputFolder);
  return new Map(Object.entries(bundles).map(([name, { files }]) => [name, files]));
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
    for (const file of filesOf(folder)) {
      if (!isWanted(file, parts.get(folder))) continue;
      linkFile(path.join(folder, file), path.join(to, path.relative(root, folder), file));
    }
    const manifest: unknown = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    for (const dependency of Object.keys(packageSchema.parse(manifest).dependencies)) {
      waiting.push(locate(dependency, { from: folder, root }));
    }
  }
}

/** Nested dependencies are placed as packages of their own, when something asks for them. */
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file.split(path.sep)[0] !== "node_modules");
}

function isWanted(file: string, only: readonly string[] | undefined): boolean {
  return only === undefined || only.some((part) => file === part || file.startsWith(`${part}${path.sep}`));
}

/** Where the folder to build in lies on another disk, the file is copied. */
function linkFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
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
