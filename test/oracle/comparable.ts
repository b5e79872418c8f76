/** The oracle's answer as an answer can be kept: without numbers that are none, and without undefined in lists. */
export function comparable(value: unknown): unknown {
  if (value === undefined || (typeof value === "number" && !Number.isFinite(value))) return undefined;
  const text: unknown = JSON.parse(JSON.stringify({ value }));
  return typeof text === "object" && text !== null && "value" in text ? text.value : undefined;
}
