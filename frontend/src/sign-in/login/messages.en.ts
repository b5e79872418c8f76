import { DRAFT_RETENTION_HOURS } from "#domain/application/retention.ts";
import type { de } from "./messages.de.ts";

export const en = {
  "submission.signIn.how": "How do you want to sign in?",
  "submission.signIn.action": "Sign in and continue",
  "login.with": "With {{name}}",
  "login.anon.label": "Without signing in",
  "login.anon.hint": "Nothing is saved. To send the application, you must sign in at the end.",
  "login.keeps": `With an account your draft is kept for ${DRAFT_RETENTION_HOURS.toString()} hours. You see the status in the personal area.`,
  "login.keepsNothing": "Nothing is saved.",
  "login.level.low": "basic registration",
  "login.level.substantial": "substantial",
  "login.level.high": "high",
  "login.stepUp":
    "This application needs a sign-in with the level of trust “{{level}}”. What you have filled in is kept.",
  "login.nothing.title": "No sign-in fits here",
  "login.nothing.text":
    "None of the ways to sign in is secure enough for this application. You can still send the application on paper to the responsible authority.",
  "login.consent": "Your consent",
  "login.terms": "I accept the <page>terms of use (new window)</page>.",
  "login.privacy":
    "I have read the <page>privacy policy (new window)</page> and consent to the processing of my data.",
  "login.terms.missing": "Accept the terms of use.",
  "login.privacy.missing": "Confirm that you have read the privacy policy and consent.",
  "login.choose": "Choose how you want to begin.",
  "login.busy": "One moment …",
  "login.cookies":
    "Your browser does not accept cookies. Without cookies you cannot apply. Switch on cookies and reload the page.",
  "login.providersFailed": "The ways to sign in could not be loaded.",
} satisfies Record<keyof typeof de, string>;
