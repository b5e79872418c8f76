import { lazyPart } from "../../components/lazyPart.tsx";

/** What the first page of a form does not show loads later: the first field comes sooner (forms budget). */
export const Alert = lazyPart(async () => (await import("../../components/Alert.tsx")).Alert);
export const AttachmentField = lazyPart(
  async () => (await import("../../features/attachments/AttachmentField.tsx")).AttachmentField,
);
export const UploadMeter = lazyPart(
  async () => (await import("../../features/attachments/UploadMeter.tsx")).UploadMeter,
);
export const CheckAnswers = lazyPart(
  async () => (await import("../../features/form-page/CheckAnswers.tsx")).CheckAnswers,
);
export const SendApplication = lazyPart(
  async () => (await import("../../features/submission/SendApplication.tsx")).SendApplication,
);
export const Result = lazyPart(async () => (await import("../../features/submission/Result.tsx")).Result);
export const SignInToSend = lazyPart(async () => (await import("./SignInToSend.tsx")).SignInToSend);
export const SignInToOpen = lazyPart(async () => (await import("./SignInToOpen.tsx")).SignInToOpen);
export const LeaveDialog = lazyPart(async () => (await import("./LeaveDialog.tsx")).LeaveDialog);
export const SaveAlert = lazyPart(
  async () => (await import("../../features/form-page/SaveAlert.tsx")).SaveAlert,
);
