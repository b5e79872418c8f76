import { REGIONS, regionOfArs, type Region } from "./Region.ts";
import { err, ok, type Result } from "../result.ts";
import { readableText } from "../text/readableText.ts";
import type { Location } from "./Location.ts";

export interface ImportedPlaces {
  readonly places: readonly Location[];
  /** Entries per state. */
  readonly counts: Readonly<Partial<Record<Region, number>>>;
}

/** Why a table cannot be used. `line` counts from 1; the first refused lines are named, `more` says how many follow. */
export interface PlacesRefused {
  readonly reasons: readonly { readonly line: number; readonly reason: string }[];
  readonly more: number;
}

const COLUMNS = ["plz", "ort", "ags", "ars", "land", "kreis"] as const;
const SHOWN_REASONS = 20;
const STATES = REGIONS.filter((region) => region !== "FED");

/**
 * Reads an operator's table of places: UTF-8 lines of `plz, ort, ags, ars, land, kreis`, separated by tabs or
 * semicolons. A table in which anything is wrong, or one of the sixteen states is missing, is refused as a whole:
 * a wrong place sends an application to the wrong authority.
 */
export function importPlaces(text: string): Result<ImportedPlaces, PlacesRefused> {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const separator = (lines[0] ?? "").includes("\t") ? "\t" : ";";
  const header = (lines[0] ?? "").split(separator).map((name) => name.trim().toLowerCase());
  if (COLUMNS.some((name, index) => header[index] !== name)) {
    const reason = `The first line must name the columns ${COLUMNS.join(", ")}.`;
    return err({ reasons: [{ line: 1, reason }], more: 0 });
  }
  const places: Location[] = [];
  const reasons: { line: number; reason: string }[] = [];
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === "") continue;
    const read = placeOf(line.split(separator), seen);
    if (read.ok) places.push(read.value);
    else reasons.push({ line: index + 1, reason: read.failure });
  }
  const counts: Partial<Record<Region, number>> = {};
  for (const { region } of places) counts[region] = (counts[region] ?? 0) + 1;
  const missing = STATES.filter((region) => counts[region] === undefined);
  if (missing.length > 0) reasons.push({ line: lines.length, reason: `No place in ${missing.join(", ")}.` });
  if (reasons.length === 0) return ok({ places, counts });
  return err({ reasons: reasons.slice(0, SHOWN_REASONS), more: Math.max(0, reasons.length - SHOWN_REASONS) });
}

function placeOf(cells: readonly string[], seen: Set<string>): Result<Location, string> {
  const [postalCode = "", place = "", ags = "", ars = "", land = "", district = ""] = cells.map((cell) =>
    readableText(cell).trim(),
  );
  const region = STATES.find((state) => state === land);
  if (cells.length > COLUMNS.length) return err(`There are more than ${COLUMNS.length} columns.`);
  if (!/^\d{5}$/.test(postalCode)) return err("A postal code has five digits.");
  if (place === "") return err("The name of the place is missing.");
  if (!/^\d{8}$/.test(ags)) return err("An AGS has eight digits.");
  if (!/^\d{12}$/.test(ars)) return err("An ARS has twelve digits.");
  if (region === undefined) return err(`There is no state ${land}.`);
  if (regionOfArs(ags) !== region || regionOfArs(ars) !== region)
    return err(`The key does not lie in ${land}.`);
  const key = `${postalCode} ${ags}`;
  if (seen.has(key)) return err(`The place ${key} stands there twice.`);
  seen.add(key);
  return ok({ postalCode, place, ars, region, ...(district !== "" && { district }) });
}
