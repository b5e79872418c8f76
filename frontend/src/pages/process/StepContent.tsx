import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { CompiledPage } from "../../../../functions/forms/CompiledForm.ts";
import { FormPage } from "../../features/form-page/FormPage.tsx";
import { FormSurroundingsOf } from "./FormSurroundingsOf.tsx";
import { hasUnstored } from "./hasUnstored.ts";
import { Kept } from "./Kept.tsx";
import {
  LaterStep,
  SaveAlert,
  TakeAsPdf,
  PlaceOfApplication,
  UploadMeter,
  UploadsRunning,
} from "./lazyParts.ts";
import { PageFiles } from "./PageFiles.tsx";
import type { StepContentProps } from "./StepContentProps.ts";
import { CONFLICT, pagesOf, REVIEW } from "./steps.ts";
import { ServiceName } from "../../components/ServiceName.tsx";
import { Waiting } from "../../components/Waiting.tsx";

/** What stands beside the steps: a page of the form here, everything after it in `LaterStep.tsx`. */
export function StepContent(props: StepContentProps): ReactNode {
  const { session, stepKey, position, user, reading, cameFrom, onGo } = props;
  const { store, autosave } = session;
  const attachments = session.attachments();
  const process = session.process();
  const differs = process.differences.length > 0;
  const pages = pagesOf(store);
  const index = pages.findIndex((page) => page.key === stepKey);
  const page = pages[index];
  const { kind } = autosave.state();
  const unsaved = kind !== "saved" && kind !== "saving";
  const locked = reading || kind === "over";
  const renewed = store.form().version !== process.formVersion;
  const saveAlert = (unsaved || renewed) && (
    <SaveAlert state={autosave.state()} autosave={autosave} kept={process.saved} renewed={renewed} />
  );

  if (page?.deferred === true || (page === undefined && !store.isRunning())) return <Loading />;
  if (page !== undefined) {
    const previous = pages[index - 1]?.key;
    return (
      <FormSurroundingsOf session={session} user={user} locked={locked}>
        {saveAlert}
        <FormPage
          page={page}
          next={pages[index + 1]}
          application={<ServiceName of={process.metadata} />}
          step={position}
          notice={
            <>
              {showsPlace(page) && <PlaceOfApplication session={session} locked={locked} />}
              {attachments !== undefined && (
                <PageFiles store={store} page={page}>
                  <UploadMeter store={attachments} />
                </PageFiles>
              )}
            </>
          }
          onNext={() => onGo(cameFrom ?? pages[index + 1]?.key ?? (differs ? CONFLICT : REVIEW))}
          onBack={previous === undefined ? undefined : () => onGo(previous)}
        />
        {attachments !== undefined && hasUnstored(attachments) && (
          <PageFiles store={store} page={page}>
            <UploadsRunning store={attachments} />
          </PageFiles>
        )}
        <Kept session={session} user={user}>
          <TakeAsPdf processId={process.id} onBegin={() => autosave.flush()} />
        </Kept>
      </FormSurroundingsOf>
    );
  }
  return (
    <FormSurroundingsOf session={session} user={user} locked={locked}>
      <LaterStep {...props} saveAlert={saveAlert} />
    </FormSurroundingsOf>
  );
}

function showsPlace({ components }: CompiledPage): boolean {
  return components.some((component) => component.kind === "input" && component.source === "place");
}

/** The pages after the first arrive a moment later, as does what decides whether a page is shown. */
function Loading(): ReactNode {
  const { t } = useTranslation();
  return <Waiting>{t("common.loading")}</Waiting>;
}
