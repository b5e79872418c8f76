import { type ReactNode, useDeferredValue, useMemo } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { CompiledPage } from "#forms/CompiledForm.ts";
import { FormPage } from "#ui/form/page/FormPage.tsx";
import type { ProcessView } from "../edit/opening.ts";
import { WaitingForProcess } from "./WaitingForProcess.tsx";
import { lazyPart } from "#ui/components/loading/lazyPart.tsx";
import { UploadMeter, UploadsRunning, FileAnswer, PageFiles } from "./PageFiles.tsx";
import type { StepContentProps, DraftEditor } from "../edit/draftEditor.ts";
import { CONFLICT, isConfirmed, isFixed, NOTICE, pagesOf, REVIEW } from "../edit/steps.ts";
import type { User } from "#ui/api/useUser.ts";
import { FormContext, type FormSurroundings } from "#ui/form/fields/control/useControl.ts";
import { isEmptyAnswer } from "#forms/answers/presence.ts";
import type { AttachmentStore } from "#ui/attachments/attachmentStore.ts";
import type { LazyMessages } from "#ui/i18n/lazyMessages.ts";

/** Texts from the notice to the result. */
export const closingMessages: LazyMessages = {
  de: () => import("../closing/messages.de.ts"),
  en: () => import("../closing/messages.en.ts"),
};

/** Most people never see it. */
const SaveAlert = lazyPart(async () => (await import("#ui/form/page/SaveAlert.tsx")).SaveAlert);
const RetentionNote = lazyPart(async () => (await import("./RetentionNote.tsx")).RetentionNote);
/** Only a form that asked for the place needs the search. */
const PlaceOfApplication = lazyPart(
  async () => (await import("../place/PlaceOfApplication.tsx")).PlaceOfApplication,
  {
    messages: { de: () => import("../place/messages.de.ts"), en: () => import("../place/messages.en.ts") },
  },
);
const ReviewStep = lazyPart(async () => (await import("../review/ReviewStep.tsx")).ReviewStep, {
  messages: { de: () => import("../review/messages.de.ts"), en: () => import("../review/messages.en.ts") },
  waiting: <WaitingForProcess step />,
});
const ClosingStep = lazyPart(async () => (await import("../closing/ClosingStep.tsx")).ClosingStep, {
  messages: closingMessages,
  waiting: <WaitingForProcess step />,
});

/** Loads what must be there without a connection: what is said when answers cannot be saved, and the review. */
export async function loadForOffline(): Promise<void> {
  await Promise.all([SaveAlert.preload(), ReviewStep.preload()]);
}

/** What stands beside the steps: a page of the form, or a step after it. */
export function StepContent(props: StepContentProps): ReactNode {
  const { editor, stepKey, user, reading, cameFrom, onGo } = props;
  const { store, autosave, attachments } = editor;
  const process = editor.process();
  const differs = process.differences.length > 0;
  const pages = pagesOf(store);
  const index = pages.findIndex((page) => page.key === stepKey);
  const page = pages[index];
  const { kind } = autosave.state();
  const locked = reading || kind === "over";
  const unsaved = kind !== "saved" && kind !== "saving";
  const renewed = store.form().version !== process.formVersion;
  const saveAlert = (unsaved || renewed) && (
    <SaveAlert state={autosave.state()} autosave={autosave} saved={process.saved} renewed={renewed} />
  );
  const retention = <AfterFields editor={editor} user={user} />;
  const running = hasUnstored(attachments) && <UploadsRunning store={attachments} />;
  const previous = pages[index - 1]?.key;

  // The pages after the first arrive a moment later, and the steps after them need all.
  if (page === undefined ? pages.some(({ deferred }) => deferred === true) : page.deferred === true)
    return <WaitingForProcess step />;
  return (
    <FormSurroundingsOf editor={editor} user={user} locked={locked}>
      {page !== undefined ? (
        <>
          {saveAlert}
          <FormPage
            page={page}
            next={pages[index + 1]}
            notice={showsPlace(page) && <PlaceOfApplication editor={editor} locked={locked} />}
            belowFields={
              <PageFiles store={store} page={page}>
                <UploadMeter store={attachments} page={page.key} />
              </PageFiles>
            }
            onNext={() => onGo(cameFrom ?? pages[index + 1]?.key ?? (differs ? CONFLICT : REVIEW))}
            onBack={previous === undefined ? undefined : () => onGo(previous)}
          />
          <PageFiles store={store} page={page}>
            {running}
          </PageFiles>
          {(previous === undefined || !process.saved) && retention}
        </>
      ) : isReview(stepKey, process) ? (
        <>
          {saveAlert}
          {stepKey !== CONFLICT && running}
          <ReviewStep {...props} />
          {stepKey !== CONFLICT && retention}
        </>
      ) : (
        <>
          <ClosingStep {...props} />
          {stepKey === NOTICE && retention}
        </>
      )}
    </FormSurroundingsOf>
  );
}

/** Asks for the code of the note once the fields are there; they are not rendered again for it. */
function AfterFields(props: Pick<StepContentProps, "editor" | "user">): ReactNode {
  return useDeferredValue(true, false) && <RetentionNote {...props} />;
}

/** What is not confirmed yet is checked first, whatever step was asked for. */
function isReview(stepKey: string, process: ProcessView): boolean {
  if (stepKey === REVIEW || (stepKey === CONFLICT && process.differences.length > 0)) return true;
  return !(isConfirmed(process) || isFixed(process));
}

function showsPlace({ components }: CompiledPage): boolean {
  return components.some((component) => component.kind === "input" && component.source === "place");
}

interface FormSurroundingsOfProps {
  readonly editor: DraftEditor;
  readonly user: User | undefined;
  /** Another window edits: here it can only be read. */
  readonly locked: boolean;
  readonly children: ReactNode;
}

/** Gives the fields of a form what belongs to this application: answers, files, and where answers came from. */
function FormSurroundingsOf({ editor, user, locked, children }: FormSurroundingsOfProps): ReactNode {
  const { t, locale } = useTranslation();
  const provider = user?.providerName[locale];
  // Times of the session come anew every minute: forty fields must not render for them.
  const surroundings = useMemo(
    (): FormSurroundings => ({
      store: editor.store,
      locked,
      optional: t("common.optional"),
      ...(locale !== "de" && { inGerman: t("form.inGerman") }),
      sourceOf: ({ prefill, path }, { value }) => {
        const said = prefill !== undefined ? editor.accountSays(path) : undefined;
        if (provider === undefined || said === undefined) return undefined;
        const { sure, locked } = said;
        const isSame = said.value === value;
        const differs = locked && !isSame && !isEmptyAnswer(value);
        return locked || isSame ? { provider, sure, locked, differs } : undefined;
      },
      renderFile: (file) => <FileAnswer key={file.path} {...file} store={editor.attachments} />,
      filesOf: (path) =>
        editor.attachments
          .uploads()
          .filter(({ fieldPath, state }) => fieldPath === path && state.kind === "stored"),
    }),
    [editor, provider, locked, locale, t],
  );
  return <FormContext value={surroundings}>{children}</FormContext>;
}

/** Whether files are on their way, or stopped there. */
function hasUnstored(files: AttachmentStore): boolean {
  return files.uploads().some(({ state }) => state.kind !== "stored" && state.kind !== "refused");
}
