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
