/** XML that was put together here; everything else in a template is text and is escaped. */
export interface Markup {
  readonly markup: string;
}

type Part = string | Markup | readonly Markup[] | undefined;

export function xml(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const markup = texts.map((text, index) => {
    const part = parts[index];
    return text.replaceAll(/\n\s*/g, "") + written(part);
  });
  return { markup: markup.join("") };
}

function written(part: Part): string {
  if (part === undefined) return "";
  if (typeof part === "string") {
    return part.replace(/[&<>"'\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
  }
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
}
