export const de = {
  "start.authorities": "Zuständige Stellen",
  "start.noService.several": "Eine dieser Behörden ist für Ihren Antrag zuständig:",
  "start.advice": "Kostenlose Auskunft, auch zur zuständigen Behörde:",
  "start.adviceWebsite": "Website: {{name}}",
  "start.noAuthority": "Es wurde keine zuständige Behörde gefunden.",
  "start.contact": "Kontakt",
  "start.website": "Website",
  "start.infoPage": "Informationen zum Verfahren",
} as const;
