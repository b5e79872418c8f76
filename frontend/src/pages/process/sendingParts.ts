import { closing } from "./lazyParts.ts";

/** What the last steps show. */
export const NoticeStep = closing((parts) => parts.NoticeStep);
export const SignInToSend = closing((parts) => parts.SignInToSend);
export const PaymentStep = closing((parts) => parts.PaymentStep);
export const SendApplication = closing((parts) => parts.SendApplication);
