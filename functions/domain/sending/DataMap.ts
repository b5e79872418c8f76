import { z } from "zod";

/** JSONata over the data by `application-v2`: what it gives is handed over. */
const expression = z.string().min(1);

const jsonMapSchema = z.strictObject({
  expression,
  /** JSON Schema (draft 2020-12 or 07) that the data have to follow. */
  schema: z.record(z.string(), z.json()),
});

/** What the expression gives is written as XML: a member is an element, `@name` an attribute, `#` the text. */
const xmlMapSchema = z.strictObject({
  expression,
  /** XML Schemas by the names of their files; the data have to follow `schema.xsd`, which may import the others. */
  xsd: z.record(z.string(), z.string().min(1)),
});

/** How the portal's data become those of an authority's own schema. */
export const dataMapSchema = z.union([jsonMapSchema, xmlMapSchema]);
export type DataMap = z.infer<typeof dataMapSchema>;
export type JsonMap = z.infer<typeof jsonMapSchema>;
export type XmlMap = z.infer<typeof xmlMapSchema>;

/** Name of the XML Schema that the data follow. */
export const MAIN_XSD = "schema.xsd";

export const dataMapsSchema = z.record(z.string(), dataMapSchema);

/** Names lead to folders: `maps/<name>` of the state. */
export const mapNameSchema = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);

/** So many places are told of what does not fit: more tell nothing new. */
export const TOLD_PLACES = 10;

export type MapFailure =
  | { readonly kind: "map-unknown" }
  /** Its expression or its schema cannot be used, whatever the data are. */
  | { readonly kind: "map-unusable"; readonly cause: string }
  /** It failed with these data; the cause is free of them. */
  | { readonly kind: "map-failed"; readonly cause: string }
  /** JSON pointers, or paths in XML, with the rule that each breaks. */
  | { readonly kind: "does-not-fit"; readonly places: readonly string[] };

/** For operators and logs: places, never what stands there. */
export function mapFailureSentence(map: string, failure: MapFailure): string {
  switch (failure.kind) {
    case "map-unknown":
      return `The map ${map} is not there`;
    case "map-unusable":
      return `The map ${map} cannot be used: ${failure.cause}`;
    case "map-failed":
      return `The map ${map} failed: ${failure.cause}`;
    case "does-not-fit":
      return `The data do not fit the schema of the map ${map}: ${failure.places.join(", ")}`;
  }
}
