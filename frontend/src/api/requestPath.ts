/** Fills the parameters of a route's path and adds the query; what is undefined is left out, lists repeat their key. */
export function requestPath(
  pattern: string,
  parts: { readonly path: unknown; readonly query: unknown },
): string {
  const values = entriesOf(parts.path);
  const path = pattern.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(values.get(key)?.[0] ?? ""),
  );
  const query = new URLSearchParams();
  for (const [key, list] of entriesOf(parts.query)) for (const value of list) query.append(key, value);
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

function entriesOf(values: unknown): ReadonlyMap<string, readonly string[]> {
  if (typeof values !== "object" || values === null) return new Map();
  return new Map(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : [String(value)]]),
  );
}
