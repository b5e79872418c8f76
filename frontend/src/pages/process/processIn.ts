/** The application that an address names; undefined where it names none that could be. */
export function processIn(query: URLSearchParams): string | undefined {
  const processId = query.get("process");
  return processId !== null && /^[A-Za-z0-9_-]{1,64}$/.test(processId) ? processId : undefined;
}
