/** Why something is found, and what an author does about it. */
export interface Reason {
  readonly why: string;
  readonly write: string;
}

type InBoth = Readonly<Record<"de" | "en", Reason>>;

const both = (de: Reason, en: Reason): InBoth => ({ de, en });

const SCRIPTS = both(
  {
    why: "Skripte werden gelesen und nie als Code ausgeführt. Was darin nicht gelesen werden kann, weist der Import zurück.",
    write: "Schreiben Sie die Zeile mit dem, was functions/forms/expressions/README.md nennt.",
  },
  {
    why: "Scripts are read and never run as code. What cannot be read in them refuses the import.",
    write: "Write the line with what functions/forms/expressions/README.md lists.",
  },
);
const PATTERNS = both(
  {
    why: "Ein Muster, dessen Prüfung sehr lange dauern kann, hielte Browser und Server auf.",
    write: "Schreiben Sie das Muster ohne verschachtelte Wiederholungen, zum Beispiel ^[A-Z]{2}[0-9]+$.",
  },
  {
    why: "A pattern that may take very long to check would hold up browser and server.",
    write: "Write the pattern without nested repetitions, for example ^[A-Z]{2}[0-9]+$.",
  },
);
const TYPES = both(
  {
    why: "Diesen Typ kennt das Portal nicht; der Import weist die Definition zurück.",
    write:
      "Nehmen Sie einen bekannten Typ, oder lesen Sie fremde Typen mit --types known oder einer eigenen Tabelle.",
  },
  {
    why: "The portal does not know this type; the import refuses the definition.",
    write: "Use a known type, or read foreign types with --types known or a table of your own.",
  },
);
const OTHERS = both(
  {
    why: "Damit kann das Formular nicht arbeiten; der Import weist die Definition zurück.",
    write: "Ändern Sie die genannte Eigenschaft der Komponente.",
  },
  {
    why: "The form cannot work with it; the import refuses the definition.",
    write: "Change the named property of the component.",
  },
);

const RULES: Readonly<Record<string, InBoth>> = {
  types: both(
    {
      why: "Fremde Typen werden nach der Tabelle gelesen.",
      write: "Prüfen Sie, ob das Feld so gemeint ist.",
    },
    {
      why: "Foreign types are read as the table says.",
      write: "Check whether the field is meant like this.",
    },
  ),
  labels: both(
    {
      why: "Ohne eigene Beschriftung sind Felder nicht zu unterscheiden, auch nicht für Vorleseprogramme.",
      write: "Geben Sie dem Feld ein eigenes label.",
    },
    {
      why: "Fields without a label of their own cannot be told apart, nor by screen readers.",
      write: "Give the field a label of its own.",
    },
  ),
  duplicateKeys: both(
    { why: "Zwei Felder schreiben dieselbe Antwort.", write: "Geben Sie jedem Feld einen eigenen key." },
    { why: "Two fields write the same answer.", write: "Give every field a key of its own." },
  ),
  translations: both(
    {
      why: "Personen, die Englisch gewählt haben, lesen Deutsch.",
      write: "Ergänzen Sie den Text in i18n.en.",
    },
    { why: "People who chose English read German.", write: "Add the text to i18n.en." },
  ),
  html: both(
    {
      why: "Texte werden als Text und bekannte Auszeichnungen gezeigt.",
      write: "Schreiben Sie den Text ohne sie.",
    },
    { why: "Texts are shown as text and known tags.", write: "Write the text without it." },
  ),
  unknownProperties: both(
    {
      why: "Was nichts bewirkt, fehlt vielleicht.",
      write: "Entfernen Sie die Eigenschaft, oder prüfen Sie ihre Schreibweise.",
    },
    { why: "What does nothing may be missed.", write: "Remove the property, or check its spelling." },
  ),
  unknownReferences: both(
    {
      why: "Eine solche Bedingung gilt anders als gedacht.",
      write: "Nennen Sie den Pfad eines Feldes des Formulars.",
    },
    {
      why: "Such a condition holds in another way than meant.",
      write: "Name the path of a field of the form.",
    },
  ),
  autocompletes: both(
    {
      why: "Browser und Hilfsmittel füllen nur aus, was sie erkennen.",
      write: "Setzen Sie autocomplete wie genannt.",
    },
    { why: "Browsers and aids fill in only what they recognise.", write: "Set autocomplete as named." },
  ),
  consoleCalls: both(
    { why: "Im Portal liest niemand die Konsole.", write: "Entfernen Sie den Aufruf." },
    { why: "Nobody reads the console of the portal.", write: "Remove the call." },
  ),
};

/** Of things that are only doubtful. */
const DOUBTFUL = both(
  {
    why: "Das Formular kann damit arbeiten, aber vielleicht nicht wie gedacht.",
    write: "Prüfen Sie die genannte Stelle.",
  },
  { why: "The form works with it, but perhaps not as meant.", write: "Check the named place." },
);

export function reasonFor(
  finding: {
    readonly severity: string;
    readonly rule: string;
    readonly path: string;
    readonly line?: number;
  },
  language: "de" | "en",
): Reason {
  const { rule, path, line, severity } = finding;
  if (line !== undefined) return SCRIPTS[language];
  if (Object.hasOwn(RULES, rule)) return RULES[rule]?.[language] ?? DOUBTFUL[language];
  if (severity === "warning") return DOUBTFUL[language];
  if (path.endsWith("pattern")) return PATTERNS[language];
  return path.endsWith("type") ? TYPES[language] : OTHERS[language];
}
