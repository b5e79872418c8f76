/**
 * Id of a field's first control in the page: the target of links in the error summary. Paths differ, so ids differ:
 * what an id may not hold is written as its code.
 */
export function fieldId(path: string): string {
  return `field-${path.replace(/[^A-Za-z0-9-]/g, (char) => `_${char.charCodeAt(0).toString(36)}`)}`;
}
