import { readableText } from "#domain/text/readableText.ts";

/** A part of a definition before anything about it is known. */
export type Raw = Readonly<Record<string, unknown>>;

export function isRaw(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The member as text, or "" where it is none. */
export function textIn(raw: Raw, name: string): string {
  const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
  return typeof value === "string" ? value : "";
}

/** The member as a list of parts; what is no part is left out. */
export function partsIn(raw: Raw, name: string): readonly Raw[] {
  const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
  return Array.isArray(value) ? value.filter(isRaw) : [];
}

/** With readable text everywhere: in scripts and keys as in labels and choices, which they are compared with. */
export function readableRaw(raw: Raw): Raw {
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [readableText(key, "\n"), readablePart(value)]),
  );
}

function readablePart(value: unknown): unknown {
  if (typeof value === "string") return readableText(value, "\n");
  if (Array.isArray(value)) return value.map(readablePart);
  return isRaw(value) ? readableRaw(value) : value;
}
