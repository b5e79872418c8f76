import { en as check } from "#ui/form/review/messages.en.ts";
import { en as fee } from "#ui/payment/fee/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...check,
  ...fee,
  "compare.title": "Which details are right?",
  "compare.intro_one":
    "One detail in your application differs from your account ({{provider}}). Choose what is to apply.",
  "compare.intro_other":
    "{{count}} details in your application differ from your account ({{provider}}). Choose for each what is to apply.",
  "compare.accountStays": "Your account does not change.",
  "compare.takeAll": "Take all details from the account",
  "compare.keepAll": "Keep all details of the application",
  "compare.account": "Your account: {{provider}}",
  "compare.mine": "Your application",
  "compare.correct": "Change it yourself",
  "compare.locked":
    "Here the detail from your account counts: {{account}}. You entered: {{answer}}. Is the detail in the account wrong? Change it there ({{provider}}) and sign in again.",
  "compare.neither":
    "Is neither of the two right? Change your application yourself. Then you come back here.",
  "compare.failed": "Your choice could not be saved. Please try again.",
} satisfies Record<keyof typeof de, string>;
