/** Where pages of a further language stand: under its code, with the English names. */
export function furtherAddress(englishPath: string, code: string): string {
  return `/${code}${englishPath.slice("/en".length)}`;
}

/** The English address of the same page. */
export function ownAddress(pathname: string, code: string): string {
  return `/en${pathname.slice(code.length + 1)}`;
}
