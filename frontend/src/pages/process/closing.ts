/** Signing in, before an application is opened or sent, and sending it. */
export { SendApplication } from "../../features/submission/SendApplication.tsx";
export { PaidTwice } from "../../features/payment/PaidTwice.tsx";
export { PaymentReceipt } from "../../features/payment/PaymentReceipt.tsx";
export { PaymentStep } from "../../features/payment/PaymentStep.tsx";
export { StaysPaid } from "../../features/payment/StaysPaid.tsx";
export { NoticeStep } from "./NoticeStep.tsx";
export { OtherAccount } from "./OtherAccount.tsx";
export { ProcessFailure } from "./ProcessFailure.tsx";
export { SignInToOpen } from "./SignInToOpen.tsx";
export { StepUp } from "./StepUp.tsx";
export { SignInToSend } from "./SignInToSend.tsx";
