/** The name of a profession as it is shown: "/ -pfleger" does not break after its hyphen. Not for what is sent or compared. */
export function unbrokenName(name: string): string {
  return name.replace(/ -(?=\p{L})/gu, " \u2011");
}
