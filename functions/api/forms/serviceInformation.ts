import type { z } from "zod";
import type { serviceInformationSchema } from "../../contract/forms.ts";
import type { Profession } from "../../domain/authority/Profession.ts";

/** What is known of every recognition service; parts that differ by state or profession are null until data say them. */
export function serviceInformation(
  profession: Profession,
  locale: "de" | "en",
): z.input<typeof serviceInformationSchema> {
  const german = locale === "de";
  return {
    serviceTitle: german ? `Anerkennung als ${profession.titleDe}` : `Recognition as ${profession.titleEn}`,
    shortText: german
      ? profession.regulated
        ? "Dieser Beruf ist reglementiert: Sie dürfen ihn in Deutschland nur mit Anerkennung ausüben."
        : "Dieser Beruf ist nicht reglementiert: Die Anerkennung ist freiwillig und hilft bei der Stellensuche."
      : profession.regulated
        ? "This profession is regulated: you may practise it in Germany only with recognition."
        : "This profession is not regulated: recognition is voluntary and helps you find a job.",
    longText: null,
    procedure: null,
    requirements: null,
    requiredDocs: german
      ? ["Personalausweis oder Reisepass", "Zeugnisse über Ihre Ausbildung", "Beglaubigte Übersetzungen"]
      : ["Identity card or passport", "Certificates of your training", "Certified translations"],
    cost: german
      ? "Der Online-Antrag ist kostenlos. Für das Verfahren kann die Behörde später Gebühren verlangen."
      : "The online application is free of charge. The authority may charge a fee for the procedure later.",
    deadline: null,
    processingTime: null,
    forms: null,
    hints: null,
    furtherInfo: null,
    legalBasis: null,
    legalBasisLinks: [],
    relatedServices: [],
    responsePoint: null,
    contact: null,
  };
}
