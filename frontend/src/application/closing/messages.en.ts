import { en as fee } from "#ui/payment/fee/messages.en.ts";
import { en as payment } from "#ui/payment/messages.en.ts";
import { en as sending } from "#ui/sending/messages.en.ts";
import { en as login } from "#ui/sign-in/login/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...fee,
  ...login,
  ...payment,
  ...sending,
  "notice.title": "How would you like to receive the decision?",
  "notice.intro":
    "The authority decides on your application. You can receive this decision electronically in the mailbox of your account, or by post. Both are equally valid.",
  "notice.question": "Electronic notice of the decision",
  "notice.hint": "Saying no has no disadvantage for you.",
  "notice.yes": "Yes, electronically in my mailbox",
  "notice.yes.hint":
    "Letters and the decision are placed in the mailbox of your account ({{provider}}). On the same day at the latest you get an e-mail to the address in your account.",
  "notice.no": "No, by post",
  "notice.no.hint": "The authority sends letters and the decision to your postal address.",
  "notice.choose": "Please choose how you would like to receive the decision.",
  "notice.presumed":
    "“Yes” is already chosen: unless you object, the decision comes to your mailbox. Choose “No” if you would like to receive it by post.",
  "notice.know": "What you need to know if you say “Yes”",
  "notice.announced": "The decision counts as announced on day {{day}}",
  "notice.announced.rest":
    "after it is placed in the mailbox. This is so even if you do not open it. Then the time starts in which you can object.",
  "notice.check": "Check your mailbox regularly and keep your e-mail address up to date.",
  "notice.open": "You can open the decision only after you sign in. You can save it.",
  "notice.withdraw": "You can change your choice for the future at any time: write to the authority.",
  "notice.doubt": "What if I did not receive the decision?",
  "notice.doubt.text":
    "In case of doubt the authority must prove that and when it placed the decision in the mailbox. If it announces the decision again, the day on which you opened it for the first time counts.",
  "notice.next": "Next",
  "notice.busy": "Saving …",
  "notice.failed": "Your choice could not be saved. Please try again.",
} satisfies Record<keyof typeof de, string>;
