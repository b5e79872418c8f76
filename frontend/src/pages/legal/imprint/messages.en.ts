import type { de } from "./messages.de.ts";

export const en = {
  "imprint.title": "Legal notice",
  "imprint.intro": "Information under section 5 of the German Digital Services Act (DDG).",
  "imprint.provider.title": "Provider",
  "imprint.provider.text":
    "<name>{{operator}}</name>\n<de>{{street}}</de>\n<de>{{city}}</de>\nPhone: <phone>{{phone}}</phone>\nE-mail: <mail>{{email}}</mail>",
  "imprint.representative.title": "Representation",
  "imprint.representative.text": "The ministry is represented by: <de>{{representative}}</de>.",
  "imprint.technical.title": "Technical operation",
  "imprint.technical.text":
    "<de>{{technicalOperator}}</de>\nTechnical help: {{supportHours}}, phone <phone>{{supportPhone}}</phone>, <mail>{{supportEmail}}</mail>",
  "imprint.register.title": "Register, supervision, VAT",
  "imprint.register.text":
    "As a ministry we are not entered in a commercial register. We are not subject to a supervisory authority within the meaning of the law. There is no VAT identification number.",
  "imprint.sources.title": "Data, fonts, licences",
  "imprint.sources.text":
    "Places and postal codes: © OpenStreetMap contributors, Open Database License; © Federal Statistical Office of Germany, dl-de/by-2-0.\nDesign: KERN UX standard, European Union Public Licence 1.2. Fonts: Fira Sans on the pages and Noto Sans in the PDF documents, SIL Open Font License 1.1.\nThe portal itself is licensed under the European Union Public Licence 1.2.",
  "imprint.disputes.title": "Dispute resolution",
  "imprint.disputes.text":
    "We do not take part in proceedings before a consumer conciliation body: the portal is a service of the public administration.",
} satisfies Record<keyof typeof de, string>;
