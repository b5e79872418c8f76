import type { de } from "./messages.de.ts";

export const en = {
  "home.allProfessions.choose_one": "{{count}} profession. Open a field and choose:",
  "home.allProfessions.choose_other": "{{count}} professions. Open a field and choose:",
  "home.group.health-allied": "Nursing, therapy, laboratory, rescue service",
  "home.group.health-academic": "Medicine, pharmacy, psychotherapy",
  "home.group.education-social": "School, education, social work",
  "home.group.trade-annex-a": "Crafts for which a master's title is needed",
  "home.group.trade-annex-b1": "Other crafts",
  "home.group.ihk": "Industry, trade, office, hotels and restaurants",
  "home.group.technical": "Engineering and architecture",
  "home.group.legal-tax": "Law, taxes, languages",
  "home.group.other": "Driving, transport, licensed trades",
} satisfies Record<keyof typeof de, string>;
