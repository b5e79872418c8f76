import { lazyPart } from "../../components/lazyPart.tsx";
import type { LazyMessages } from "../../i18n/lazyMessages.ts";

const attachments: LazyMessages = {
  de: async () => (await import("../../features/attachments/messages.de.ts")).de,
  en: async () => (await import("../../features/attachments/messages.en.ts")).en,
};

const submission: LazyMessages = {
  de: async () => (await import("../../features/submission/messages.de.ts")).de,
  en: async () => (await import("../../features/submission/messages.en.ts")).en,
};

const login: LazyMessages = {
  de: async () => (await import("../../features/login/messages.de.ts")).de,
  en: async () => (await import("../../features/login/messages.en.ts")).en,
};

/** What the first page of a form does not show loads later: the first field comes sooner (forms budget). */
export const AttachmentField = lazyPart(
  async () => (await import("../../features/attachments/AttachmentField.tsx")).AttachmentField,
  [attachments],
);
export const UploadMeter = lazyPart(
  async () => (await import("../../features/attachments/UploadMeter.tsx")).UploadMeter,
  [attachments],
);
export const UploadsRunning = lazyPart(
  async () => (await import("../../features/attachments/UploadsRunning.tsx")).UploadsRunning,
  [attachments],
);
export const Confirmation = lazyPart(async () => (await import("./Confirmation.tsx")).Confirmation);
export const SendApplication = lazyPart(
  async () => (await import("../../features/submission/SendApplication.tsx")).SendApplication,
  [submission],
);
export const Result = lazyPart(
  async () => (await import("../../features/submission/Result.tsx")).Result,
  [submission],
);
export const SignInToSend = lazyPart(
  async () => (await import("./SignInToSend.tsx")).SignInToSend,
  [submission, login],
);
export const SignInToOpen = lazyPart(
  async () => (await import("./SignInToOpen.tsx")).SignInToOpen,
  [submission, login],
);
export const LeaveDialog = lazyPart(async () => (await import("./LeaveDialog.tsx")).LeaveDialog);
export const SaveAlert = lazyPart(
  async () => (await import("../../features/form-page/SaveAlert.tsx")).SaveAlert,
);
