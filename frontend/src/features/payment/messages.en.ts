import type { de } from "./messages.de.ts";

export const en = {
  "payment.title": "Pay the fee",
  "payment.intro":
    "After the payment we send your application to the authority. You pay on the page of the payment provider. Then you come back here.",
  "payment.amount": "Amount",
  "payment.for": "What for",
  "payment.forFee": "Fee under {{law}}",
  "payment.recipient": "Recipient",
  "payment.provider": "Payment provider",
  "payment.methods": "How you can pay there",
  "payment.methodFee": "plus {{fee}} charged by the provider",
  "payment.start": "Continue to payment: {{amount}}",
  "payment.reopen": "Open the payment page again",
  "payment.restart": "Start the payment again",
  "payment.skip": "Send now and pay later",
  "payment.skip.hint": "Pay later: you get an invoice. Your application is sent now.",
  "payment.later":
    "You can also leave the draft and pay for it from your personal area, as long as it is saved.",
  "payment.pending.title": "Please complete the payment",
  "payment.pending.label": "State of the payment",
  "payment.pending.text":
    "The payment provider has not confirmed the payment yet. As soon as it does, this page goes on by itself.",
  "payment.pending.close": "You can close this window.",
  "payment.pending.why":
    "We ask the payment provider. As soon as the payment is confirmed, we send your application. You see the status in your personal area.",
  "payment.cancelled.title": "Payment cancelled",
  "payment.cancelled.alert": "Nothing was charged",
  "payment.cancelled.text":
    "You cancelled the payment at the payment provider. Your application has not been sent yet.",
  "payment.error.title": "The payment did not work",
  "payment.error.alert": "An error occurred during payment. Please try again later.",
  "payment.error.text":
    "We asked the payment provider: no payment has been received. If your bank charged you nevertheless, the amount is matched and the application is sent.",
  "payment.unclear":
    "The payment provider reports something else than we expected. Please do not pay again. We clear this up and get in touch with you.",
  "payment.askAgain": "Try again",
  "payment.failed.read": "The state of the payment could not be loaded.",
  "payment.failed.refused":
    "Payment is not possible at the moment. Nothing was charged. Please contact customer service.",
  "payment.failed.running": "A payment for this application is already under way. Please do not pay again.",
  "payment.failed.unavailable":
    "The payment provider cannot be reached at the moment. Nothing was charged. Please try again later.",
} satisfies Record<keyof typeof de, string>;
