/** Text for use inside an XML element or attribute. */
export function xmlText(value: string | number): string {
  return String(value)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export function xmlElement(name: string, value: string | number | boolean): string {
  return `<${name}>${xmlText(String(value))}</${name}>`;
}

export function xmlDocument(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;
}
