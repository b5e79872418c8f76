import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useSearch } from "wouter/use-browser-location";
import { giveFocusTo, markMoved, StepContext } from "#ui/components/PageHeading.tsx";
import { FormContext, type FormSurroundings } from "#ui/form/fields/control/useControl.ts";
import { FormPage } from "#ui/form/page/FormPage.tsx";
import { FileAnswer } from "#ui/application/steps/PageFiles.tsx";
import { Stepper } from "#ui/application/steps/Stepper.tsx";
import { Foreign } from "#ui/i18n/RichMessage.tsx";
import type { LazyMessages } from "#ui/i18n/lazyMessages.ts";
import { lazyPart } from "#ui/components/loading/lazyPart.tsx";
import { Frame } from "#ui/app/layouts/Frame.tsx";
import { outlineOf, pagesOf, REVIEW, shownStep, stepsOf } from "#ui/application/edit/steps.ts";
import { useStepAhead } from "#ui/application/steps/ProcessFrame.tsx";
import { navigateTo } from "#ui/navigation/navigateTo.ts";
import { type FormReport, ProblemList } from "./ProblemList.tsx";
import type { LocalSession } from "./localSession.ts";

export interface PreviewProps {
  readonly session: LocalSession;
  readonly report: FormReport;
}

const checkMessages: LazyMessages = {
  de: () => import("#ui/form/review/messages.de.ts"),
  en: () => import("#ui/form/review/messages.en.ts"),
};
const CheckAnswers = lazyPart(async () => (await import("#ui/form/review/CheckAnswers.tsx")).CheckAnswers, {
  messages: checkMessages,
});

/** A form as the portal shows it: pages, steps and review, without an account and without saving. */
export function Preview({ session: { store, visited, files }, report }: PreviewProps): ReactNode {
  const { t } = useTranslation();
  const { wanted, goAhead } = useStepAhead(new URLSearchParams(useSearch()).get("page") ?? "");
  const { key } = shownStep(store, { wanted, differs: false, notice: "not-asked" });
  useSyncExternalStore(store.subscribeAll, () => outlineOf(store, key));
  useEffect(() => {
    visited.add(key);
  }, [visited, key]);
  const surroundings = useMemo(
    (): FormSurroundings => ({
      store,
      locked: false,
      optional: t("common.optional"),
      sourceOf: () => undefined,
      renderFile: (file) => <FileAnswer key={file.path} {...file} store={files} />,
      filesOf: (path) => files.uploads().filter(({ fieldPath }) => fieldPath === path),
    }),
    [store, files, t],
  );
  const addressOf = (page: string): string => `${location.pathname}?page=${page}`;
  const go = (page: string): void => {
    markMoved();
    goAhead(page, () => navigateTo(addressOf(page)));
  };
  const pages = pagesOf(store);
  const index = pages.findIndex((page) => page.key === key);
  const page = pages[index];
  const steps = stepsOf(store, {
    current: key,
    visited,
    differs: false,
    payment: "none",
    notice: "not-asked",
    titleOf: (step) => t(`steps.${step}`),
  });
  const step = {
    application: <Foreign>{store.form().title}</Foreign>,
    number: steps.findIndex((one) => one.key === key) + 1,
    count: steps.length,
  };
  const previous = pages[index - 1]?.key;
  return (
    <FormContext value={surroundings}>
      <Frame header={null} footer={null}>
        <div className="ap-wrap ap-form">
          <Stepper steps={steps} onGo={go} addressOf={addressOf} entering={false} />
          <div className="ap-stack-l">
            <StepContext value={step}>
              {report.problems.length > 0 && (
                <ProblemList
                  report={report}
                  addressOf={addressOf}
                  onOpen={({ page: shown, title }) => {
                    if (focusNote(title)) return;
                    giveFocusTo(() => focusNote(title));
                    go(shown);
                  }}
                />
              )}
              {page === undefined && (
                <CheckAnswers
                  pages={pages}
                  busy={false}
                  declaration={null}
                  failure={null}
                  addressOf={addressOf}
                  onChange={go}
                  onConfirm={() => undefined}
                  onBack={() => go(pages.at(-1)?.key ?? "")}
                />
              )}
              {page !== undefined && (
                <FormPage
                  page={page}
                  next={pages[index + 1]}
                  notice={null}
                  belowFields={null}
                  onNext={() => go(pages[index + 1]?.key ?? REVIEW)}
                  onBack={previous === undefined ? undefined : () => go(previous)}
                />
              )}
            </StepContext>
          </div>
        </div>
      </Frame>
    </FormContext>
  );
}

/** Moves the focus to the note of this title; answers whether the page shows it. */
function focusNote(title: string): boolean {
  const note = [...document.querySelectorAll<HTMLElement>(".ap-text")].find(
    (text) => text.querySelector("strong")?.textContent === title && text.getClientRects().length > 0,
  );
  if (note === undefined) return false;
  note.tabIndex = -1;
  note.focus();
  return true;
}
