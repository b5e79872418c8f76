export const de = {
  "home.allProfessions.choose_one": "{{count}} Beruf. Öffnen Sie einen Bereich und wählen Sie:",
  "home.allProfessions.choose_other": "{{count}} Berufe. Öffnen Sie einen Bereich und wählen Sie:",
  "home.group.health-allied": "Pflege, Therapie, Labor, Rettungsdienst",
  "home.group.health-academic": "Medizin, Pharmazie, Psychotherapie",
  "home.group.education-social": "Schule, Erziehung, Soziales",
  "home.group.trade-annex-a": "Handwerk mit Meisterpflicht",
  "home.group.trade-annex-b1": "Handwerk ohne Meisterpflicht",
  "home.group.ihk": "Industrie, Handel, Büro, Gastgewerbe",
  "home.group.technical": "Technik und Architektur",
  "home.group.legal-tax": "Recht, Steuern, Sprachen",
  "home.group.other": "Fahren, Verkehr, Gewerbe",
} as const;
