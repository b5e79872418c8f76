import { hasEntries } from "#ui/settings/readValue.ts";
import { PROCESS_DATA_MAX_CHARACTERS } from "#contract/limits.ts";

/** What a recognition finder hands over. The same shape as the schema of the contract, checked here by hand. */
export interface ProcessData {
  readonly leiKaId: string;
  readonly location?: HandedPlace;
  readonly professionId?: string;
}

export interface HandedPlace {
  readonly ars: string;
  readonly place: string;
  readonly postalCode?: string;
}

const PLACE_MAX_LENGTH = 120;

/** Reads the object as text; anything unknown, missing or malformed gives undefined. */
export function parseProcessData(json: string): ProcessData | undefined {
  if (json.length > PROCESS_DATA_MAX_CHARACTERS) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return isProcessData(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the query `processData`: base64url of the object as UTF-8. */
export function decodeProcessData(encoded: string): ProcessData | undefined {
  if (encoded.length > PROCESS_DATA_MAX_CHARACTERS || !/^[A-Za-z0-9_-]+={0,2}$/.test(encoded))
    return undefined;
  try {
    const bytes = Uint8Array.from(
      atob(encoded.replace(/-/g, "+").replace(/_/g, "/").replace(/=+$/, "")),
      (char) => char.charCodeAt(0),
    );
    return parseProcessData(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

export function encodeProcessData(data: ProcessData): string {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function isProcessData(value: unknown): value is ProcessData {
  if (!isObjectWith(value, ["leiKaId", "location", "professionId"])) return false;
  if (!matches(value["leiKaId"], /^99\d{12}$/)) return false;
  const { professionId, location } = value;
  if (professionId !== undefined && !matches(professionId, /^[a-z0-9-]{1,80}$/)) return false;
  return location === undefined || isLocation(location);
}

function isLocation(value: unknown): boolean {
  if (!isObjectWith(value, ["ars", "place", "postalCode"])) return false;
  const place = value["place"];
  const postalCode = value["postalCode"];
  return (
    matches(value["ars"], /^\d{12}$/) &&
    matches(place, /./) &&
    place.length <= PLACE_MAX_LENGTH &&
    (postalCode === undefined || matches(postalCode, /^\d{5}$/))
  );
}

function isObjectWith(value: unknown, keys: readonly string[]): value is Readonly<Record<string, unknown>> {
  return hasEntries(value) && !Array.isArray(value) && Object.keys(value).every((key) => keys.includes(key));
}

function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === "string" && pattern.test(value);
}
