/** The description of a document, as an element of its head. */
export function describedAs(text: string): string {
  const content = text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<meta name="description" content="${content}" />`;
}
