import type { ReactNode } from "react";
import { type LazyPart, lazyPart } from "../../components/lazyPart.tsx";
import { ErrorSummary } from "../../features/form-page/FormPage.tsx";
import { more } from "../../features/form-page/late.ts";
import type { LazyMessages } from "../../i18n/lazyMessages.ts";
import type * as laterParts from "./later.ts";

const laterMessages: LazyMessages = {
  de: async () => (await import("./laterMessages.de.ts")).de,
  en: async () => (await import("./laterMessages.en.ts")).en,
};

const leaveMessages: LazyMessages = {
  de: async () => (await import("./leaveMessages.de.ts")).de,
  en: async () => (await import("./leaveMessages.en.ts")).en,
};

type Later = typeof laterParts;

function later<Props extends object>(part: (parts: Later) => (props: Props) => ReactNode): LazyPart<Props> {
  return lazyPart(async () => part(await import("./later.ts")), [laterMessages]);
}

/** What the first page of a form does not show loads later: the first field comes sooner (forms budget). */
export const EditingElsewhere = later((parts) => parts.EditingElsewhere);
export const FileOf = later((parts) => parts.FileOf);
export const UploadMeter = later((parts) => parts.UploadMeter);
export const UploadsRunning = later((parts) => parts.UploadsRunning);
export const LaterStep = later((parts) => parts.LaterStep);
export const PlaceOfApplication = later((parts) => parts.PlaceOfApplication);
export const TakeAsPdf = later((parts) => parts.TakeAsPdf);
export const SaveAlert = more((parts) => parts.SaveAlert);

/** By itself: who leaves in the first moments waits for nothing else. */
export const LeaveDialog = lazyPart(
  async () => (await import("./LeaveDialog.tsx")).LeaveDialog,
  [leaveMessages],
);

/** Loads all of it once the page is shown: without a connection the form must still be able to say so. */
export async function loadFormParts(): Promise<void> {
  for (const part of [LeaveDialog, ErrorSummary, SaveAlert, LaterStep]) await part.preload();
}
