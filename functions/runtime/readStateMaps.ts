import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { StateSettings } from "#contract/settings/settings.ts";
import { dataMapSchema, MAIN_XSD, type DataMap } from "#domain/sending/DataMap.ts";
import { mapsOf } from "#domain/sending/transportRules.ts";
import { err, ok, type Result } from "#domain/result.ts";

const STATES = path.join(import.meta.dirname, "../../infra/states");

/** A map as it is kept: with an application, and what has to become of it. */
export interface StateMap {
  readonly map: DataMap;
  /** Undefined where it cannot be read. */
  readonly example: unknown;
  /** The value of `expected.json`, or the text of `expected.xml`. */
  readonly expected: unknown;
}

/** Where the state of these settings keeps a map. */
export function mapFolder({ portal }: StateSettings, map: string): string {
  const folder = process.env["STATE_FOLDER"] ?? path.join(STATES, portal.portalId);
  return path.join(folder, "maps", map);
}

/** What a folder says about a map. Otherwise why not, as a sentence that goes on after the folder. */
export function readStateMap(folder: string): Result<StateMap, string> {
  const expression = readText(folder, "map.jsonata");
  if (expression === undefined) return err("has no map.jsonata");
  const xsd = schemasIn(folder);
  const isXml = Object.hasOwn(xsd, MAIN_XSD);
  const map = dataMapSchema.safeParse(
    isXml ? { expression, xsd } : { expression, schema: readJson(folder, "schema.json") },
  );
  if (!map.success)
    return err("has no schema.json with a JSON schema, no schema.xsd, or an empty map.jsonata");
  return ok({
    map: map.data,
    example: readJson(folder, "example.json"),
    expected: isXml ? readText(folder, "expected.xml")?.trim() : readJson(folder, "expected.json"),
  });
}

/** The XML Schemas of a folder by their names. */
function schemasIn(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".xsd"));
  return Object.fromEntries(names.map((name) => [name, readText(folder, name) ?? ""]));
}

/** The maps that the settings name. A missing one stops the build. */
export function readStateMaps(settings: StateSettings): Readonly<Record<string, DataMap>> {
  const names = settings.server.transports.flatMap(({ ways }) => ways.flatMap(mapsOf));
  return Object.fromEntries(
    names.map((name) => {
      const folder = mapFolder(settings, name);
      const map = readStateMap(folder);
      if (!map.ok) throw new Error(`${folder} ${map.failure}.`);
      return [name, map.value.map];
    }),
  );
}

function readJson(folder: string, name: string): unknown {
  try {
    return JSON.parse(readText(folder, name) ?? "");
  } catch {
    return undefined;
  }
}

function readText(folder: string, name: string): string | undefined {
  try {
    return readFileSync(path.join(folder, name), "utf8");
  } catch {
    return undefined;
  }
}
