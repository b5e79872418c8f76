import { type ReactNode, useSyncExternalStore } from "react";
import type { CompiledPage } from "#forms/CompiledForm.ts";
import { templatePath } from "#forms/answers/shownPath.ts";
import { answering } from "#ui/form/store/formIndex.ts";
import type { FormStore } from "#ui/form/store/formStore.ts";
import { type LazyPart, lazyPart } from "#ui/components/loading/lazyPart.tsx";
import type { LazyMessages } from "#ui/i18n/lazyMessages.ts";
import type * as controls from "#ui/attachments/UploadMeter.tsx";

export interface PageFilesProps {
  readonly store: FormStore;
  readonly page: CompiledPage;
  readonly children: ReactNode;
}

/** Shown only while the page asks for a file: an answer may call for one or do away with it. */
export function PageFiles({ store, page, children }: PageFilesProps): ReactNode {
  const asked = useSyncExternalStore(store.subscribeAll, () => asksForFiles(store, page));
  return asked ? children : null;
}

function asksForFiles(store: FormStore, page: CompiledPage): boolean {
  const fields = answering(page.components).filter(
    (component) => component.kind === "input" && component.type === "file",
  );
  const paths = new Set(fields.map(({ path }) => path));
  return paths.size > 0 && [...store.state().visible].some((path) => paths.has(templatePath(path)));
}

const messages: LazyMessages = {
  de: () => import("#ui/attachments/messages.de.ts"),
  en: () => import("#ui/attachments/messages.en.ts"),
};

function part<Props extends object>(
  of: (parts: typeof controls) => (props: Props) => ReactNode,
): LazyPart<Props> {
  return lazyPart(async () => of(await import("#ui/attachments/UploadMeter.tsx")), { messages });
}

/** Uploads: many pages of a form ask for none. */
export const FileAnswer = part((parts) => parts.AttachmentField);
export const UploadMeter = part((parts) => parts.UploadMeter);
export const UploadsRunning = part((parts) => parts.UploadsRunning);
