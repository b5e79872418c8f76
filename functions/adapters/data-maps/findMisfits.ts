import { type OutputUnit, Validator } from "@cfworker/json-schema";
import { type JsonMap, type MapFailure, TOLD_PLACES } from "#domain/sending/DataMap.ts";
import { err, ok, type Result } from "#domain/result.ts";

/**
 * The places where data break a schema, the first of them; none: they follow it. The schema is interpreted: other
 * validators make code of it.
 */
export function findMisfits(schema: JsonMap["schema"], made: unknown): Result<readonly string[], MapFailure> {
  const { $schema: draft } = schema;
  const isDraft07 = typeof draft === "string" && draft.includes("draft-07");
  const names = namesIn(schema);
  try {
    const { errors } = new Validator(schema, isDraft07 ? "7" : "2020-12", false).validate(made);
    const places = innermost(errors).map((error) => placeOf(error, names));
    return ok([...new Set(places)].slice(0, TOLD_PLACES));
  } catch (error) {
    // It refers to something that it does not hold.
    const [cause = ""] = (error instanceof Error ? error.message : "it cannot be read").split("\n");
    return err({ kind: "map-unusable", cause: `its schema: ${cause}` });
  }
}

/** Each place is told once more by every part of the schema around it. */
function innermost(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  return errors.filter(
    ({ keywordLocation: outer, keyword }) =>
      keyword !== "false" && !errors.some((inner) => inner.keywordLocation.startsWith(`${outer}/`)),
  );
}

/** `/person/birthdate (format)`. A name that the schema does not have may come out of the data, so it is not told. */
function placeOf({ instanceLocation, keyword, error }: OutputUnit, names: ReadonlySet<string>): string {
  const [, missing] = keyword === "required" ? (/"(.*)"\.$/s.exec(error) ?? []) : [];
  const parts = [...instanceLocation.split("/").slice(1), ...(missing === undefined ? [] : [missing])];
  const told = parts.map((part) => {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    return /^\d+$/.test(part) || names.has(name) ? part : "*";
  });
  return `/${told.join("/")} (${keyword})`;
}

function namesIn(part: unknown): ReadonlySet<string> {
  if (typeof part === "string") return new Set([part]);
  if (typeof part !== "object" || part === null) return new Set();
  const below: readonly unknown[] = Object.values(part);
  return new Set([...Object.keys(part), ...below.flatMap((one) => [...namesIn(one)])]);
}
