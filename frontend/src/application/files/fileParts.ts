import type { ReactNode } from "react";
import { type LazyPart, lazyPart } from "#ui/components/loading/lazyPart.tsx";
import type { LazyMessages } from "#ui/i18n/lazyMessages.ts";
import type * as controls from "./fileControls.ts";

const messages: LazyMessages = {
  de: async () => (await import("#ui/attachments/messages.de.ts")).de,
  en: async () => (await import("#ui/attachments/messages.en.ts")).en,
};

function part<Props extends object>(
  of: (parts: typeof controls) => (props: Props) => ReactNode,
): LazyPart<Props> {
  return lazyPart(async () => of(await import("./fileControls.ts")), { messages: [messages] });
}

/** Uploads: many pages of a form ask for none. */
export const FileAnswer = part((parts) => parts.FileAnswer);
export const UploadMeter = part((parts) => parts.UploadMeter);
export const UploadsRunning = part((parts) => parts.UploadsRunning);
