import type { ReactNode } from "react";
import { type LazyPart, lazyPart } from "../../components/lazyPart.tsx";
import type { LazyMessages } from "../../i18n/lazyMessages.ts";
import type * as closingParts from "./closing.ts";

export const closingMessages: LazyMessages = {
  de: async () => (await import("./closingMessages.de.ts")).de,
  en: async () => (await import("./closingMessages.en.ts")).en,
};

type Closing = typeof closingParts;

function closing<Props extends object>(
  part: (parts: Closing) => (props: Props) => ReactNode,
): LazyPart<Props> {
  return lazyPart(async () => part(await import("./closing.ts")), [closingMessages]);
}

/** What comes when somebody has to sign in, sends or pays. */
export const PaidTwice = closing((parts) => parts.PaidTwice);
export const PaymentReceipt = closing((parts) => parts.PaymentReceipt);
export const StaysPaid = closing((parts) => parts.StaysPaid);
export const StepUp = closing((parts) => parts.StepUp);
export const SignInToOpen = closing((parts) => parts.SignInToOpen);
export const OtherAccount = closing((parts) => parts.OtherAccount);
export const ProcessFailure = closing((parts) => parts.ProcessFailure);
export const NoticeStep = closing((parts) => parts.NoticeStep);
export const SignInToSend = closing((parts) => parts.SignInToSend);
export const PaymentStep = closing((parts) => parts.PaymentStep);
export const SendApplication = closing((parts) => parts.SendApplication);
