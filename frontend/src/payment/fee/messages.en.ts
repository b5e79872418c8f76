import type { de } from "./messages.de.ts";

export const en = {
  "fee.title": "Fee",
  "fee.label": "Fee for the procedure",
  "fee.legalBasis": "Legal basis",
  "fee.range": "{{from}} to {{to}}",
  "fee.later": "not known yet",
  "fee.depends": "The amount depends on {{what}}.",
  "fee.beforeSending": "You see the exact amount before you send the application.",
  "fee.byAuthority": "The authority sets the fee after the examination. You pay nothing now.",
  "fee.pay": "You pay the fee before the application is sent.",
  "fee.payOrInvoice": "You pay before sending or get an invoice. You choose at the end.",
  "fee.unknown.title": "The fee cannot be calculated",
  "fee.unknown.text":
    "This is a fault of the portal and not of your answers. For this reason you cannot send the application right now. Please call technical help:",
} satisfies Record<keyof typeof de, string>;
