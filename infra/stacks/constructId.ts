/** `api-process-workflow` → `ApiProcessWorkflow`. */
export function constructId(name: string): string {
  return name.replace(/(^|-)(.)/g, (_match, _dash, letter: string) => letter.toUpperCase());
}
