/** One question, in German: who answers works in an administration. */
export interface StateQuestion {
  /** Where the answer stands in the settings; `region` and `colour` stand elsewhere. */
  readonly path: string;
  readonly question: string;
  /** What stands there when the answer is empty; absent: an answer is needed. */
  readonly otherwise?: string;
}

const OPEN = "to be entered";

/** What a new state is asked, in this order. */
export function stateQuestions(name: string): readonly StateQuestion[] {
  const mail = (box: string): string => `${box}@${name}.example`;
  return [
    { path: "region", question: "Kürzel des Landes (zwei Buchstaben, zum Beispiel HE)" },
    { path: "portal.stateName.de", question: "Name des Landes auf Deutsch (Land Hessen)" },
    { path: "portal.stateName.en", question: "Name des Landes auf Englisch (State of Hesse)" },
    {
      path: "portal.portalName.de",
      question: "Name des Portals auf Deutsch (Antragsportal Anerkennung Hessen)",
    },
    {
      path: "portal.portalName.en",
      question: "Name des Portals auf Englisch (Recognition Application Portal Hesse)",
    },
    {
      path: "portal.publicUrl",
      question: "Adresse des Portals (https://…, ohne Schrägstrich am Ende)",
      otherwise: `https://anerkennung.${name}.example`,
    },
    {
      path: "portal.operator.name",
      question: "Ministerium oder Stelle, die das Portal verantwortet",
      otherwise: OPEN,
    },
    { path: "portal.operator.representative", question: "Vertreten durch", otherwise: OPEN },
    { path: "portal.operator.street", question: "Straße und Hausnummer", otherwise: OPEN },
    { path: "portal.operator.postalCode", question: "Postleitzahl (fünf Ziffern)", otherwise: "00000" },
    { path: "portal.operator.city", question: "Ort", otherwise: OPEN },
    { path: "portal.operator.email", question: "E-Mail-Adresse der Stelle", otherwise: mail("poststelle") },
    { path: "portal.operator.phone", question: "Telefon der Stelle (Ziffern)", otherwise: "00000 00000" },
    {
      path: "portal.operator.dataProtectionOfficer",
      question: "E-Mail-Adresse der oder des Datenschutzbeauftragten",
      otherwise: mail("datenschutz"),
    },
    {
      path: "portal.operator.supervisoryAuthority",
      question: "Aufsicht über den Datenschutz",
      otherwise: OPEN,
    },
    { path: "portal.operator.technicalOperator", question: "Wer die Server betreibt", otherwise: OPEN },
    { path: "portal.support.phone", question: "Telefon des Supports (Ziffern)", otherwise: "00000 00000" },
    { path: "portal.support.email", question: "E-Mail-Adresse des Supports", otherwise: mail("hilfe") },
    {
      path: "portal.accessibility.law.de",
      question: "Gesetz zur Barrierefreiheit, deutscher Name",
      otherwise: OPEN,
    },
    {
      path: "portal.accessibility.law.en",
      question: "Gesetz zur Barrierefreiheit, englischer Name",
      otherwise: OPEN,
    },
    {
      path: "portal.accessibility.feedbackEmail",
      question: "E-Mail-Adresse, an die Barrieren gemeldet werden",
      otherwise: mail("barriere"),
    },
    { path: "colour", question: "Hauptfarbe des Landes (# und sechs Ziffern, zum Beispiel #00457c)" },
  ];
}
