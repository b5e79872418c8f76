import type { InputComponent, WantedDocument } from "#forms/CompiledForm.ts";
import type { CompileContext } from "./CompileContext.ts";
import type { FormioComponent } from "./formioSchema.ts";

type Words<Text> = Readonly<Record<"de" | "en", Text>>;

const PLAIN = {
  de: "Foto oder Scan, auch einer Kopie",
  en: "Photo or scan, also of a copy",
} as const;

/** How a document can be asked for (`properties.copies`); what is uploaded is a photo or a scan of it. */
const COPIES = {
  plain: { de: { plain: PLAIN.de }, en: { plain: PLAIN.en } },
  byState: {
    de: {
      plain: PLAIN.de,
      certified: "Foto oder Scan. Die Behörde braucht auch eine amtlich beglaubigte Kopie",
      certifiedByPost: "Foto oder Scan. Später per Post: amtlich beglaubigte Kopie",
    },
    en: {
      plain: PLAIN.en,
      certified: "Photo or scan. The authority also needs an officially certified copy",
      certifiedByPost: "Photo or scan. Later by post: officially certified copy",
    },
  },
  original: {
    de: { plain: "Foto oder Scan vom Original; die Behörde kann es verlangen" },
    en: { plain: "Photo or scan of the original; the authority may ask for it" },
  },
  signed: {
    de: { plain: "Foto oder Scan mit der Unterschrift" },
    en: { plain: "Photo or scan with the signature" },
  },
  self: {
    de: { plain: "Datei, Foto oder Scan mit Unterschrift, ohne Beglaubigung" },
    en: { plain: "File, photo or scan with your signature, no certification" },
  },
} as const satisfies Readonly<Record<string, Words<Required<WantedDocument>["copies"]>>>;

/** In which language a document can be asked for (`properties.translation`). */
const TRANSLATIONS = {
  none: { de: "Ohne Übersetzung", en: "Without translation" },
  onRequest: {
    de: "Übersetzung nur, wenn die Behörde danach fragt",
    en: "Translation only if the authority asks for it",
  },
  germanOrEnglish: {
    de: "Auf Deutsch oder Englisch meist ohne Übersetzung",
    en: "In German or English mostly without translation",
  },
  ifNotGerman: {
    de: "Nicht auf Deutsch: mit beglaubigter Übersetzung",
    en: "Not in German: with a certified translation",
  },
  certified: { de: "Mit beglaubigter Übersetzung", en: "With a certified translation" },
  certifiedUnlessEnglish: {
    de: "Mit beglaubigter Übersetzung, außer beim Lehrplan auf Englisch",
    en: "With a certified translation, except a curriculum in English",
  },
} as const satisfies Readonly<Record<string, Words<string>>>;

/** What is handed in of a document, in the words of the portal. */
export function wantedOf(
  { key, properties }: FormioComponent,
  { locale, refuse }: CompileContext,
): Pick<InputComponent, "wanted"> {
  const wordsOf = <Text>(property: "copies" | "translation", all: Readonly<Record<string, Words<Text>>>) => {
    const value = properties?.[property];
    if (value === undefined) return undefined;
    const words = Object.hasOwn(all, value) ? all[value]?.[locale] : undefined;
    if (words === undefined) {
      const message = `There is no "${value}": it is one of ${Object.keys(all).join(", ")}.`;
      refuse({ key, property: `properties.${property}`, message });
    }
    return words;
  };
  const copies = wordsOf<Required<WantedDocument>["copies"]>("copies", COPIES);
  const translation = wordsOf<string>("translation", TRANSLATIONS);
  if (copies === undefined && translation === undefined) return {};
  return { wanted: { ...(copies && { copies }), ...(translation !== undefined && { translation }) } };
}
