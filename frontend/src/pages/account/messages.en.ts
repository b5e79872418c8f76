import { en as certificate } from "#ui/application/leave/certificate/messages.en.ts";
import { en as drafts } from "./drafts/messages.en.ts";
import { en as kept } from "./kept/messages.en.ts";
import { en as login } from "#ui/sign-in/login/messages.en.ts";
import { en as sessions } from "#ui/sign-in/own-sessions/messages.en.ts";
import { en as sent } from "./sent/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...certificate,
  ...drafts,
  ...kept,
  ...login,
  ...sent,
  ...sessions,
  "account.title": "Your personal area",
  "account.who": "Signed in with {{provider}} as {{name}}",
  "account.notes": "Notes",
  "account.level.title": "Not seeing everything?",
  "account.level.text":
    "You are signed in with the level of trust “{{level}}”. It says how secure your sign-in is. You see drafts of a higher level only after signing in at that level.",
  "account.level.signIn": "Sign in at a higher level",
  "account.level.same": "Sign in with the same account. Then you also see drafts of the level “high”.",
  "account.support": "Technical help",
  "account.signIn.title": "Personal area: sign in",
  "account.signIn.lede": "Here you find your drafts and the status of the applications you sent.",
  "account.signIn.next": "After signing in you go on where you were.",
  "account.without.title": "No personal area",
  "account.without.text":
    "You are signed in with: {{provider}}. With it we keep nothing beyond the end of the session. So there are no drafts here and no status of applications sent.",
  "account.without.result":
    "After sending, download the application and the processing report at once. Later this is no longer possible.",
  "account.without.other": "For drafts, sign out and sign in again with an account.",
  "account.signIn.how": "How do you want to sign in?",
} satisfies Record<keyof typeof de, string>;
