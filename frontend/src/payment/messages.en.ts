import type { de } from "./messages.de.ts";

export const en = {
  "payment.title.choose": "Pay the fee",
  "payment.title.checking": "We are checking your payment",
  "payment.title.unreached": "The payment has not begun yet",
  "payment.title.pending": "Please complete the payment",
  "payment.title.arrived": "Your payment has been received",
  "payment.title.cancelled": "Payment cancelled",
  "payment.title.error": "The payment did not work",
  "payment.title.unclear": "We are clearing up your payment",
  "payment.intro":
    "You pay on the page of the payment provider. Then you come back here, and we send your application to the authority. While the payment is running, you cannot change your answers.",
  "payment.amount": "Amount",
  "payment.for": "What for",
  "payment.forFee": "Fee under {{law}}",
  "payment.recipient": "Recipient",
  "payment.provider": "Payment provider",
  "payment.methods": "How would you like to pay?",
  "payment.methodFee": "plus {{fee}} charged by the provider",
  "payment.methods.missing": "Choose how you want to pay.",
  "payment.correct": "Check and change answers",
  "payment.start": "Continue to payment: {{amount}}",
  "payment.start.busy": "Opening the payment page …",
  "payment.reopen": "Open the payment page again",
  "payment.reopen.title": "Can you not see the payment page?",
  "payment.reopen.hint":
    "Do you want to pay another way or start again? First cancel the payment on the payment page.",
  "payment.restart": "Start the payment again: {{amount}}",
  "payment.skip": "Send now, pay by invoice",
  "payment.skip.busy": "Starting to send …",
  "payment.skip.hint": "By invoice: we send your application at once. The authority sends you an invoice.",
  "payment.later": "Pay later",
  "payment.later.hint":
    "Pay later: your application stays in your personal area. It is sent only after the payment.",
  "payment.toAccount": "To your personal area",
  "payment.kept": "Your application is kept until {{until}}.",
  "payment.kept.open":
    "Your application is kept until the payment is complete, at the latest until {{until}}. Until then nobody can change it.",
  "payment.notKept":
    "With this sign-in there is no personal area. Please leave this window open until the application has been sent.",
  "payment.checking.text": "We are asking the payment provider. This takes only a moment.",
  "payment.unreached.alert": "The payment provider cannot be reached at the moment.",
  "payment.unreached.text":
    "Nothing was charged. Please try again in a few minutes. Your application has not been sent yet.",
  "payment.pending.label": "State of the payment",
  "payment.pending.text":
    "The payment provider has not confirmed the payment yet. As soon as it does, this page goes on by itself.",
  "payment.pending.method": "You chose {{method}}. Please choose it on the payment page, too.",
  "payment.pending.silent": "The payment provider is not answering right now. We keep asking.",
  "payment.pending.close": "You can close this window.",
  "payment.pending.why":
    "We ask the payment provider. As soon as the payment is confirmed, we send your application. You see the status in your personal area.",
  "payment.pending.stay":
    "As soon as the payment is confirmed, we send your application. You see the transfer ticket number and the documents only here: with this sign-in there is no personal area.",
  "payment.arrived.text": "We are sending your application now. You do not have to pay anything else.",
  "payment.arrived.why": "Sending goes on. You see the status in your personal area.",
  "payment.arrived.stay":
    "You see the transfer ticket number and the documents only here: with this sign-in there is no personal area.",
  "payment.cancelled.alert": "Nothing was charged",
  "payment.cancelled.text":
    "You cancelled the payment at the payment provider. Your application has not been sent yet.",
  "payment.error.alert": "An error occurred during payment. Please try again later.",
  "payment.error.text":
    "No payment has been received. Your application has not been sent yet. You can try again right away.",
  "payment.error.booked":
    "Did your bank charge you nevertheless? Then please do not pay again. As soon as we hear of the payment, we send the application.",
  "payment.unclear.alert": "Please do not pay again",
  "payment.unclear.text":
    "The payment provider reports something different from what we expected. We are looking into it. Your money is not lost. Your application has not been sent yet and is kept.",
  "payment.staysValid": "Your payment stays valid. Please do not pay again.",
  "payment.staysValid.call":
    "Does sending again not work? Call us before you leave this page. With the transfer ticket number we find your payment.",
  "payment.quote": "Please quote this transfer ticket number:",
  "payment.askAgain": "Try again",
  "payment.failed.read": "The state of the payment could not be loaded.",
  "payment.failed.refused": "The payment provider does not accept this payment. Nothing was charged.",
  "payment.failed.unavailable":
    "The payment provider cannot be reached at the moment. Nothing was charged. Please try again later.",
  "payment.failed.unexpected": "The payment page cannot be opened right now. Please try again later.",
  "payment.receipt.paid": "Paid",
  "payment.receipt.method": "Payment method",
  "payment.receipt.reference": "Payment reference (Kassenzeichen)",
  "payment.receipt.invoice": "Fee",
  "payment.receipt.invoiceText": "{{amount}}, not paid yet. The authority sends you an invoice.",
  "payment.twice.alert": "You paid twice",
  "payment.twice.text":
    "Your application was sent only once. You get one amount back. We know about it. If you ask, please quote these payment references (Kassenzeichen):",
} satisfies Record<keyof typeof de, string>;
