/** Schemas that the portal publishes for those who read its JSON. */
export type PublishedSchemaName = "application-v1" | "application-v2" | "receipt-v1";

/** Path below the portal's address, without a leading slash. */
export function publishedSchemaPath(name: PublishedSchemaName): string {
  return `schemas/${name}.json`;
}

/** Address of a published schema; `origin` is the portal's address without a path. */
export function publishedSchemaUrl(origin: string, name: PublishedSchemaName): string {
  return `${origin}/${publishedSchemaPath(name)}`;
}
