import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useTranslation } from "../src/i18n/useTranslation.ts";
import { useSearch } from "wouter/use-browser-location";
import type { CompiledForm } from "../../functions/forms/CompiledForm.ts";
import { markMoved } from "../src/components/pageVisits.ts";
import { FormContext, type FormSurroundings } from "../src/features/form-page/FormContext.ts";
import { FormPage } from "../src/features/form-page/FormPage.tsx";
import { Stepper } from "../src/features/stepper/Stepper.tsx";
import { Foreign } from "../src/i18n/Foreign.tsx";
import type { LazyMessages } from "../src/i18n/lazyMessages.ts";
import { lazyPart } from "../src/components/lazyPart.tsx";
import { Frame } from "../src/layouts/Frame.tsx";
import { outlineOf, pagesOf, REVIEW, shownStep, stepsOf } from "../src/pages/process/steps.ts";
import { useStepAhead } from "../src/pages/process/useStepAhead.ts";
import { navigateTo } from "../src/routes/navigateTo.ts";
import { localSession } from "./localSession.ts";

export interface PreviewProps {
  readonly form: CompiledForm;
}

const fileMessages: LazyMessages = {
  de: async () => (await import("../src/features/attachments/messages.de.ts")).de,
  en: async () => (await import("../src/features/attachments/messages.en.ts")).en,
};
const checkMessages: LazyMessages = {
  de: async () => (await import("../src/features/form-page/checkMessages.de.ts")).de,
  en: async () => (await import("../src/features/form-page/checkMessages.en.ts")).en,
};
const FileOf = lazyPart(async () => (await import("../src/pages/process/FileOf.tsx")).FileOf, [fileMessages]);
const CheckAnswers = lazyPart(
  async () => (await import("../src/features/form-page/CheckAnswers.tsx")).CheckAnswers,
  [checkMessages],
);

/** A form as the portal shows it: pages, steps and review, without an account and without saving. */
export function Preview({ form }: PreviewProps): ReactNode {
  const { t } = useTranslation();
  const [session] = useState(() => localSession(form));
  const { store, visited, files } = session;
  useSyncExternalStore(store.subscribeAll, () => outlineOf(store));
  const { wanted, goAhead } = useStepAhead(new URLSearchParams(useSearch()).get("page") ?? "");
  const { key } = shownStep(store, { wanted, visited, differs: false, notice: "not-asked" });
  const running = store.isRunning();
  useEffect(() => {
    if (running) visited.add(key);
  }, [visited, key, running]);
  const surroundings = useMemo(
    (): FormSurroundings => ({
      store,
      locked: false,
      optional: t("common.optional"),
      sourceOf: () => undefined,
      renderFile: (file) => <FileOf key={file.path} {...file} store={files} />,
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
  const step = { number: steps.findIndex((one) => one.key === key) + 1, count: steps.length };
  const previous = pages[index - 1]?.key;
  return (
    <FormContext value={surroundings}>
      <Frame header={null} footer={null}>
        <div className="ap-wrap ap-form">
          <Stepper steps={steps} onGo={go} addressOf={addressOf} />
          <div className="ap-stack-l">
            {page === undefined && running && (
              <CheckAnswers
                pages={pages}
                application={<Foreign>{form.title}</Foreign>}
                step={step}
                busy={false}
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
                application={<Foreign>{form.title}</Foreign>}
                step={step}
                notice={null}
                onNext={() => go(pages[index + 1]?.key ?? REVIEW)}
                onBack={previous === undefined ? undefined : () => go(previous)}
              />
            )}
          </div>
        </div>
      </Frame>
    </FormContext>
  );
}
