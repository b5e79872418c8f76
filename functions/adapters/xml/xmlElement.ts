/** One element of a message that we write. Text and attributes are escaped; children are elements made here. */
export function xmlElement(
  name: string,
  content: {
    readonly attributes?: Readonly<Record<string, string | undefined>>;
    readonly children?: readonly string[];
    readonly text?: string;
  } = {},
): string {
  const attributes = Object.entries(content.attributes ?? {})
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escaped(value)}"`]))
    .join("");
  const inner = (content.children ?? []).join("") + escaped(content.text ?? "");
  return inner === "" ? `<${name}${attributes}/>` : `<${name}${attributes}>${inner}</${name}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\r", "&#xD;");
}
