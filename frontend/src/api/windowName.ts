/** What the API calls this window, once it has a name; only then can it be told from others. */
let name: string | undefined;

export function nameWindow(given: string): void {
  name = given;
}

export function windowName(): string | undefined {
  return name;
}
