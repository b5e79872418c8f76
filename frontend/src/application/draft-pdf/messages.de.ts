export const de = {
  "draftPdf.make": "Angaben als PDF erstellen",
  "draftPdf.busy": "PDF wird erstellt",
  "draftPdf.load": "Angaben als PDF laden",
  "draftPdf.failed":
    "Das PDF konnte nicht erstellt werden. Ihre Angaben sind noch da. Bitte versuchen Sie es noch einmal.",
  "draftPdf.why": "Das PDF ist kein Antrag.",
};
