import {
  Activity,
  type ReactNode,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { CompiledPage } from "#forms/CompiledForm.ts";
import { fieldsOf } from "#forms/fieldsOf.ts";
import { focusAnswer } from "../fields/control/focusAnswer.ts";
import { loadControls } from "../fields/controls.ts";
import { FormComponents } from "./FormComponents.tsx";
import { Button } from "#ui/components/Button.tsx";
import { StepHeading } from "#ui/components/PageHeading.tsx";
import { ErrorSummary } from "#ui/components/status/ErrorSummary.tsx";
import { answerLabel, firstVisibleComponents } from "../store/formIndex.ts";
import { asksForWords, fieldId, useForm } from "../fields/control/useControl.ts";
import type { FormStore } from "../store/formStore.ts";
import { TOP } from "../store/place.ts";
import { RichTextView } from "../fields/control/RichTextView.tsx";
import { Foreign } from "#ui/i18n/RichMessage.tsx";
import { announce } from "#ui/components/announcements.ts";

export interface FormPageProps {
  readonly page: CompiledPage;
  /** The page after it, which is prepared meanwhile. */
  readonly next: CompiledPage | undefined;
  /** Before the fields. */
  readonly notice: ReactNode;
  /** What the fields took, for example: above them it would move them when an answer brings it. */
  readonly belowFields: ReactNode;
  readonly onNext: () => void;
  onBack: (() => void) | undefined;
}

/** More than fit on the first screen: what is below it follows in pieces that let a key press through. */
const FIRST_COMPONENTS = 8;
const FURTHER_COMPONENTS = 6;

/** So long the parts below the first screen wait for their controls: without a connection they come without. */
const MOST_PAUSE_MILLISECONDS = 1000;

/** How many parts of a page are rendered next; undefined: all that there are. */
function pieceOf({ components }: CompiledPage, of: { readonly store: FormStore; readonly most: number }) {
  const { store, most } = of;
  const { visible } = store.state();
  return firstVisibleComponents(components, { visible, most }).length === components.length
    ? undefined
    : most;
}

/** One page of a form: heading, fields, and the way on once nothing on it is wrong. */
export function FormPage({ page, next, notice, belowFields, onNext, onBack }: FormPageProps): ReactNode {
  const { t, foreign } = useTranslation();
  const { store, inGerman } = useForm();
  const [tried, setTried] = useState({ page: page.key, times: 0 });
  // Who comes back to a page is not met by what was wrong before.
  if (tried.page !== page.key) setTried({ page: page.key, times: 0 });
  const attempt = tried.page === page.key ? tried.times : 0;
  // Errors are looked up only after a try to go on.
  const errors = useSyncExternalStore(store.subscribeAll, () =>
    attempt === 0 ? undefined : store.errorsOf(page),
  );
  // The first page is rendered in pieces, every later one at once.
  const [first, setFirst] = useState(() => pieceOf(page, { store, most: FIRST_COMPONENTS }));
  useEffect(() => {
    if (first === undefined) return;
    const next = pieceOf(page, { store, most: first + FURTHER_COMPONENTS });
    const goOn = (): void => startTransition(() => setFirst(next));
    afterPaint(() => {
      // Fields that came before their neighbours would be moved by these. Only the first piece waits.
      const controls = first === FIRST_COMPONENTS ? loadControls(page) : undefined;
      const pause = new Promise((resolve) => setTimeout(resolve, MOST_PAUSE_MILLISECONDS));
      void Promise.race([controls, pause]).then(goOn);
    });
  }, [first, page, store]);
  const named = errors?.map(({ path, message }) => ({
    id: fieldId(path),
    text: (
      <>
        <Foreign>{asLead(answerLabel(path, store))}</Foreign>{" "}
        {message === undefined ? t("form.row.open") : <Foreign>{message}</Foreign>}
      </>
    ),
    onOpen: () => focusAnswer(path),
  }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (store.check(page).length > 0) setTried({ page: page.key, times: attempt + 1 });
    else onNext();
  };
  // How fields are marked is read once.
  const said = [
    ...(onBack === undefined ? [t("form.mandatory")] : []),
    ...(inGerman !== undefined && fieldsOf(page).some(({ field }) => asksForWords(field))
      ? [t("form.language")]
      : []),
  ];
  return (
    <>
      <AnnounceChangedQuestions page={page} />
      {named !== undefined && named.length > 0 && <ErrorSummary errors={named} attempt={attempt} />}
      <StepHeading key={page.key} name={page.title} heading={<Foreign>{page.title}</Foreign>}>
        {page.intro !== undefined && (
          <p {...foreign}>
            <RichTextView text={page.intro} />
          </p>
        )}
        {said.length > 0 && <p>{said.join(" ")}</p>}
      </StepHeading>
      {notice}
      <PageForms page={page} next={next} first={first} onSubmit={submit} />
      {first === undefined && (
        <>
          {belowFields}
          <div className="ap-actions">
            <Button kind="primary" type="submit" form={formIdOf(page)}>
              {t("form.next")}
            </Button>
            {onBack !== undefined && (
              <Button kind="secondary" onClick={onBack}>
                {t("form.back")}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}

interface PageFormsProps {
  readonly page: CompiledPage;
  readonly next: CompiledPage | undefined;
  /** How many parts that are shown are rendered now; undefined: all. */
  readonly first: number | undefined;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** Id of the form of a page, for buttons outside it. */
function formIdOf({ key }: CompiledPage): string {
  return `page-${key}`;
}

/**
 * The fields of the page and, out of sight, those of the next one: they are rendered in small pieces while the person
 * fills in this one, so that going on shows them at once. Each page is a form of its own, so that no browser fills in
 * what is not to be seen.
 */
function PageForms({ page, next, first, onSubmit }: PageFormsProps): ReactNode {
  const { store } = useForm();
  const { foreign } = useTranslation();
  const [painted, setPainted] = useState<string>();
  useEffect(() => {
    afterPaint(() => startTransition(() => setPainted(page.key)));
  }, [page.key]);
  // The page before goes, and the next one comes, when the person sees this one, and all of it.
  const isSeen = painted === page.key && first === undefined;
  const prepared = isSeen && next?.deferred !== true ? next?.key : undefined;
  const rendered = store.form().pages.filter(({ key }) => [page.key, painted, prepared].includes(key));
  return rendered.map((one) => (
    <Activity key={one.key} mode={one.key === page.key ? "visible" : "hidden"}>
      <form className="ap-questions" id={formIdOf(one)} noValidate onSubmit={onSubmit} {...foreign}>
        <FormComponents
          components={
            first === undefined
              ? one.components
              : firstVisibleComponents(one.components, { visible: store.state().visible, most: first })
          }
          place={TOP}
        />
      </form>
    </Activity>
  ));
}

/** Runs something once what is rendered now is on the screen. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Says that an answer brought further questions on the page, or took answers away: who does not see it must know. */
function AnnounceChangedQuestions({ page }: { readonly page: CompiledPage }): null {
  const { t } = useTranslation();
  const { store } = useForm();
  useEffect(() => {
    let before = store.state().visible;
    let hiddenBefore = store.hiddenCount();
    return store.subscribeAll(() => {
      const { visible } = store.state();
      if (visible === before) return;
      const known = before;
      before = visible;
      const takesAway = store.hiddenCount() > hiddenBefore;
      hiddenBefore = store.hiddenCount();
      const appeared = [...visible].filter((path) => !known.has(path) && store.pageOf(path) === page.key);
      const fields = appeared.map(store.componentOf).filter((component) => component?.kind === "input");
      const [first] = fields;
      // A new row says so itself.
      const row = appeared.some((path) => path.endsWith("]"));
      const said = [
        ...(first === undefined || row
          ? []
          : [t("form.appeared", { count: fields.length, label: first.label })]),
        ...(takesAway ? [t("form.hides")] : []),
      ];
      if (said.length > 0) announce(said.join(" "));
    });
  }, [store, page, t]);
  return null;
}

/** A question or a sentence to agree to ends already. */
function asLead(label: string): string {
  return /[.?!:]$/.test(label) ? label : `${label}:`;
}
