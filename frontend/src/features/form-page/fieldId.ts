/** Id of a field's first control in the page: the target of links in the error summary. */
export function fieldId(path: string): string {
  return `field-${path.replace(/[^A-Za-z0-9_-]/g, "-")}`;
}
