/** Day of the texts below: who changes what they say moves it. A state that rewords them has a setting for its own. */
export const PRIVACY_EDITION = "2026-11-28";

/** Sections and table rows of the two policies, in reading order. */
export const PORTAL_SECTIONS = [
  "controller",
  "officer",
  "purpose",
  "processing",
  "recipients",
  "thirdCountries",
  "decisions",
  "mandatory",
  "sources",
  "rights",
  "edition",
] as const;

export const ACCOUNT_SECTIONS = ["controller", "signIn", "level", "area", "rights"] as const;

export const PROCESSING_ROWS = [
  "visit",
  "session",
  "account",
  "block",
  "limits",
  "look",
  "xsrf",
  "language",
  "draft",
  "application",
  "health",
  "fitConnect",
  "osci",
  "mailbox",
  "payment",
  "report",
  "copies",
  "deletion",
  "download",
  "statistics",
  "feedback",
  "support",
] as const;
