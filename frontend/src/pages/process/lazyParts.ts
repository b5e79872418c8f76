import { lazyPart } from "../../components/lazyPart.tsx";
import { ErrorSummary } from "../../features/form-page/FormPage.tsx";
import type { LazyMessages } from "../../i18n/lazyMessages.ts";

const attachments: LazyMessages = {
  de: async () => (await import("../../features/attachments/messages.de.ts")).de,
  en: async () => (await import("../../features/attachments/messages.en.ts")).en,
};

export const submissionMessages: LazyMessages = {
  de: async () => (await import("../../features/submission/messages.de.ts")).de,
  en: async () => (await import("../../features/submission/messages.en.ts")).en,
};

const login: LazyMessages = {
  de: async () => (await import("../../features/login/messages.de.ts")).de,
  en: async () => (await import("../../features/login/messages.en.ts")).en,
};

const check: LazyMessages = {
  de: async () => (await import("../../features/form-page/checkMessages.de.ts")).de,
  en: async () => (await import("../../features/form-page/checkMessages.en.ts")).en,
};

const save: LazyMessages = {
  de: async () => (await import("../../features/form-page/saveMessages.de.ts")).de,
  en: async () => (await import("../../features/form-page/saveMessages.en.ts")).en,
};

const leave: LazyMessages = {
  de: async () => (await import("./leaveMessages.de.ts")).de,
  en: async () => (await import("./leaveMessages.en.ts")).en,
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
export const Confirmation = lazyPart(async () => (await import("./Confirmation.tsx")).Confirmation, [check]);
export const SendApplication = lazyPart(
  async () => (await import("../../features/submission/SendApplication.tsx")).SendApplication,
  [submissionMessages],
);
export const SignInToSend = lazyPart(
  async () => (await import("./SignInToSend.tsx")).SignInToSend,
  [submissionMessages, login],
);
export const SignInToOpen = lazyPart(
  async () => (await import("./SignInToOpen.tsx")).SignInToOpen,
  [submissionMessages, login],
);
export const LeaveDialog = lazyPart(async () => (await import("./LeaveDialog.tsx")).LeaveDialog, [leave]);
export const SaveAlert = lazyPart(
  async () => (await import("../../features/form-page/SaveAlert.tsx")).SaveAlert,
  [save],
);

/** Loads all of it once the page is shown: without a connection the form must still be able to say so. */
export async function loadFormParts(): Promise<void> {
  for (const part of [
    SaveAlert,
    ErrorSummary,
    AttachmentField,
    UploadMeter,
    UploadsRunning,
    LeaveDialog,
    Confirmation,
  ]) {
    await part.preload();
  }
}
