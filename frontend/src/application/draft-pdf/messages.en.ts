import type { de } from "./messages.de.ts";

export const en: typeof de = {
  "draftPdf.make": "Create a PDF of your answers",
  "draftPdf.busy": "The PDF is being created",
  "draftPdf.load": "Download your answers as PDF",
  "draftPdf.failed": "The PDF could not be created. Your answers are still here. Please try again.",
  "draftPdf.why": "The PDF is not an application.",
};
