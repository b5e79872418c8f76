import type { z } from "zod";
import type { serviceInformationSchema } from "#contract/forms.ts";
import type { Profession } from "#domain/directory/Authority.ts";
import type { ServiceDocument } from "#usecases/forms/createDocumentsOfService.ts";

interface Asked {
  readonly profession: Profession;
  readonly leiKaId: string;
  readonly locale: "de" | "en";
  /** Of the form that is offered; undefined where none is. */
  readonly documents: readonly ServiceDocument[] | undefined;
}

/** What is known of every recognition service; parts that differ by state or profession are null until data say them. */
export function serviceInformation({
  profession,
  leiKaId,
  locale,
  documents,
}: Asked): z.input<typeof serviceInformationSchema> {
  const { regulated, titleDe, titleEn, codes } = profession;
  const said = TEXTS[locale];
  return {
    serviceTitle: locale === "de" ? `Anerkennung als ${titleDe}` : `Recognition as ${titleEn}`,
    shortText: regulated ? said.regulated : said.voluntary,
    longText: said.longText,
    procedure: said.procedure,
    requirements: said.requirements,
    requiredDocs: [...(documents ?? said.usualDocuments)],
    cost: documents === undefined ? said.fees : `${said.freeOnline} ${said.fees}`,
    deadline: said.deadline,
    processingTime: said.processingTime,
    forms: documents === undefined ? said.onPaper : said.online,
    hints: said.hints,
    furtherInfo: said.furtherInfo,
    legalBasis: regulated ? said.lawOfProfession : said.law,
    legalBasisLinks: [
      {
        label: "Berufsqualifikationsfeststellungsgesetz (BQFG)",
        url: "https://www.gesetze-im-internet.de/bqfg/",
      },
    ],
    relatedServices: codes
      .filter(({ code }) => code !== leiKaId)
      .map(({ code, origin }) => ({ leiKaId: code, label: said.origin[origin] })),
    responsePoint: null,
    contact: said.contact,
  };
}

/** What nearly every application needs, where no form says more. */
function usual(...names: readonly string[]): readonly ServiceDocument[] {
  return names.map((name) => ({ name, hint: null, always: true }));
}

const TEXTS = {
  de: {
    regulated: "Dieser Beruf ist reglementiert: Sie dürfen ihn in Deutschland nur mit Anerkennung ausüben.",
    voluntary:
      "Dieser Beruf ist nicht reglementiert: Die Anerkennung ist freiwillig und hilft bei der Stellensuche.",
    longText:
      "Die Behörde vergleicht Ihren ausländischen Abschluss mit dem deutschen. Berufserfahrung und weitere Unterlagen zählen mit.",
    procedure:
      "Sie stellen den Antrag mit Ihren Unterlagen.\nDie Behörde bestätigt den Eingang und sagt, wenn etwas fehlt.\nSie prüft, ob Ihr Abschluss gleichwertig ist.\nSie erhalten einen Bescheid.",
    requirements:
      "Sie haben im Ausland einen Abschluss in diesem Beruf erworben und möchten in Deutschland darin arbeiten. Staatsangehörigkeit und Aufenthaltsstatus spielen für den Antrag keine Rolle.",
    usualDocuments: usual(
      "Personalausweis oder Reisepass",
      "Zeugnisse über Ihre Ausbildung",
      "Beglaubigte Übersetzungen",
    ),
    freeOnline: "Der Online-Antrag ist kostenlos.",
    fees: "Für das Verfahren kann die Behörde später Gebühren verlangen.",
    deadline: "Innerhalb von einem Monat bestätigt die Behörde den Eingang.",
    processingTime:
      "Wie lange die Prüfung dauert, hängt vom Beruf ab. Sie beginnt, wenn alle Unterlagen da sind.",
    online: "Online-Antrag in diesem Portal. Sie können den Antrag auch auf Papier bei der Behörde stellen.",
    onPaper: "Den Antrag können Sie auf Papier bei der Behörde stellen.",
    hints:
      "Die Behörde kann beglaubigte Kopien und Übersetzungen auf Papier verlangen. Schicken Sie keine Originale, wenn niemand danach fragt.",
    furtherInfo: "Der Anerkennungs-Finder auf www.anerkennung-in-deutschland.de beschreibt jeden Beruf.",
    law: "Gesetz über die Feststellung der Gleichwertigkeit von Berufsqualifikationen (BQFG)",
    lawOfProfession:
      "Das Recht des Berufs. Soweit es nichts anderes bestimmt, das Gesetz über die Feststellung der Gleichwertigkeit von Berufsqualifikationen (BQFG) des Bundes oder des Landes.",
    contact:
      "Die Zentrale Servicestelle Berufsanerkennung und die Beratungsstellen vor Ort helfen kostenlos, auch in anderen Sprachen.",
    origin: {
      EU_EEA_CH: "Ausbildung in der EU, dem EWR oder der Schweiz",
      THIRD_COUNTRY: "Ausbildung in einem anderen Staat",
      ANY: "Ausbildung in einem anderen Land",
    },
  },
  en: {
    regulated: "This profession is regulated: you may practise it in Germany only with recognition.",
    voluntary: "This profession is not regulated: recognition is voluntary and helps you find a job.",
    longText:
      "The responsible authority compares your foreign qualification with the German one. Work experience and other documents count, too.",
    procedure:
      "You apply with your documents.\nThe responsible authority confirms receipt and says if something is missing.\nIt examines whether your qualification is equivalent.\nYou receive a decision.",
    requirements:
      "You obtained a qualification in this profession abroad and want to work in it in Germany. Citizenship and residence status do not matter for the application.",
    usualDocuments: usual(
      "Identity card or passport",
      "Certificates of your training",
      "Certified translations",
    ),
    freeOnline: "The online application is free of charge.",
    fees: "The authority may charge a fee for the procedure later.",
    deadline: "The authority confirms receipt within one month.",
    processingTime:
      "How long the examination takes depends on the profession. It begins when all documents have arrived.",
    online: "Online application in this portal. You can also apply on paper at the authority.",
    onPaper: "You can apply on paper at the authority.",
    hints:
      "The authority may ask for certified copies and translations on paper. Do not send originals unless somebody asks for them.",
    furtherInfo: "The Recognition Finder at www.anerkennung-in-deutschland.de describes every profession.",
    law: "Professional Qualifications Assessment Act (BQFG)",
    lawOfProfession:
      "The law of the profession. Where it does not say otherwise, the Professional Qualifications Assessment Act (BQFG) of the Federation or of the state.",
    contact:
      "The Service Center for Professional Recognition and local advice centres help free of charge, also in other languages.",
    origin: {
      EU_EEA_CH: "Training in the EU, the EEA or Switzerland",
      THIRD_COUNTRY: "Training in another country",
      ANY: "Training abroad",
    },
  },
} as const;
