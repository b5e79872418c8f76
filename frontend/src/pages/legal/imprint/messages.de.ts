export const de = {
  "imprint.title": "Impressum",
  "imprint.intro": "Angaben nach § 5 Digitale-Dienste-Gesetz (DDG).",
  "imprint.provider.title": "Anbieter",
  "imprint.provider.text":
    "<name>{{operator}}</name>\n<de>{{street}}</de>\n<de>{{city}}</de>\nTelefon: <phone>{{phone}}</phone>\nE-Mail: <mail>{{email}}</mail>",
  "imprint.representative.title": "Vertretung",
  "imprint.representative.text": "Das Ministerium wird vertreten durch: <de>{{representative}}</de>.",
  "imprint.technical.title": "Technischer Betrieb",
  "imprint.technical.text":
    "<de>{{technicalOperator}}</de>\nTechnische Hilfe: {{supportHours}}, Telefon <phone>{{supportPhone}}</phone>, <mail>{{supportEmail}}</mail>",
  "imprint.register.title": "Register, Aufsicht, Umsatzsteuer",
  "imprint.register.text":
    "Als Ministerium sind wir in kein Handelsregister eingetragen und unterliegen keiner Aufsichtsbehörde im Sinne des Gesetzes. Eine Umsatzsteuer-Identifikationsnummer besteht nicht.",
  "imprint.sources.title": "Daten, Schriften, Lizenzen",
  "imprint.sources.text":
    "Orte und Postleitzahlen: © OpenStreetMap-Mitwirkende, Open Database License; © Statistisches Bundesamt, Datenlizenz Deutschland – Namensnennung – Version 2.0.\nGestaltung: KERN UX-Standard, European Union Public Licence 1.2. Schriften: Fira Sans auf den Seiten und Noto Sans in den PDF-Dokumenten, SIL Open Font License 1.1.\nDas Portal selbst steht unter der European Union Public Licence 1.2.",
  "imprint.disputes.title": "Streitbeilegung",
  "imprint.disputes.text":
    "Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil: Das Portal ist ein Angebot der öffentlichen Verwaltung.",
} as const;
