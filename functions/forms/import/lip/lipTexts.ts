import type { LipText } from "./lipDocumentSchema.ts";

/** Texts as Form.io keeps them: the German one in its place, the English one in a table beside the form. */
export interface LipTexts {
  /** Notes the translation and answers what stands in the definition. */
  say(text: LipText): string;
  /** The same for a text that Form.io reads as HTML: a paragraph per line. */
  sayHtml(text: LipText): string;
  tables(): Record<"de" | "en", Record<string, string>>;
}

export function collectLipTexts(): LipTexts {
  const known = new Map<string, LipText>();
  const say = (text: LipText): string => {
    let name = text.de;
    // A German text with two translations stands in the definition under two names.
    for (let count = 2; !isSame(known.get(name) ?? text, text); count += 1)
      name = `${text.de} (${String(count)})`;
    known.set(name, text);
    return name;
  };
  return {
    say,
    sayHtml: ({ de, en }) => say({ de: html(de), en: html(en) }),
    tables: () => ({
      de: Object.fromEntries([...known].flatMap(([name, { de }]) => (name === de ? [] : [[name, de]]))),
      en: Object.fromEntries([...known].map(([name, { en }]) => [name, en])),
    }),
  };
}

function isSame(one: LipText, other: LipText): boolean {
  return one.de === other.de && one.en === other.en;
}

function html(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const lines = escaped.split(/\n+/).filter((line) => line.trim() !== "");
  return lines.map((line) => `<p>${line}</p>`).join("");
}
