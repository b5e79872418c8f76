import { type ReactNode, useId, useSyncExternalStore } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "./check.css";
import type { CompiledForm, CompiledPage } from "#forms/CompiledForm.ts";
import { unshownAnswers } from "#forms/answers/unshownAnswers.ts";
import type { FormState } from "#forms/FormState.ts";
import { excusePath, requiredDocuments } from "#forms/requiredDocuments.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Button } from "#ui/components/Button.tsx";
import { StepHeading, giveFocusTo } from "#ui/components/PageHeading.tsx";
import { useForm } from "../fields/control/useControl.ts";
import { RequiredDocuments } from "../documents/RequiredDocuments.tsx";
import { Foreign } from "#ui/i18n/RichMessage.tsx";
import "virtual:kern/title.css";
import { Icon } from "#ui/components/icon/Icon.tsx";
import { TOP } from "../store/place.ts";
import { AnswerList } from "./AnswerList.tsx";
import { focusAnswer } from "../fields/control/focusAnswer.ts";

export interface CheckAnswersProps {
  readonly pages: readonly CompiledPage[];
  readonly busy: boolean;
  /** What these answers cost; nothing where the service is free. */
  readonly fee?: ReactNode;
  /** What the person declares by confirming. */
  readonly declaration: ReactNode;
  readonly failure: ReactNode;
  readonly addressOf: (page: string) => string;
  readonly onChange: (page: string) => void;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/**
 * All answers as the authority will receive them, made from the definition, with a way to change each part. Documents that are
 * still missing keep nobody: the button that confirms says how many of them are put off with it.
 */
export function CheckAnswers(props: CheckAnswersProps): ReactNode {
  const { pages, busy, failure, addressOf, onChange } = props;
  const { t } = useTranslation();
  const { store } = useForm();
  const state = useSyncExternalStore(store.subscribeAll, store.state);
  const later = new Map(putOffable(store.form(), state));
  const incomplete = pages.flatMap((page) => {
    const files = store.missingFilesOf(page).filter(({ path }) => !later.has(path));
    const [first] = [...store.errorsOf(page), ...files];
    return first === undefined ? [] : [{ ...page, field: first.path }];
  });
  const confirm = (): void => {
    for (const excuse of later.values()) store.set(excuse, true);
    props.onConfirm();
  };
  const unshown = unshownAnswers(store.form(), state);
  return (
    <div className="ap-check">
      <StepHeading name={t("steps.review")} heading={t("form.check.title")}>
        <p>{t("form.check.intro")}</p>
      </StepHeading>
      {incomplete.length > 0 && (
        <Alert tone="warning" title={t("form.check.incomplete")}>
          <ul className="ap-list">
            {incomplete.map(({ key, field, title: words }) => (
              <li key={key}>
                <ChangeLink page={key} field={field} addressOf={addressOf} onChange={onChange}>
                  <Foreign>{words}</Foreign>
                </ChangeLink>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {unshown.length > 0 && (
        <Alert tone="warning" title={t("form.check.unshown")}>
          <p>{t("form.check.unshownHow")}</p>
          <ul className="ap-list">
            {unshown.map(({ path, page, question, signs }) => (
              <li key={path}>
                <ChangeLink page={page} field={path} addressOf={addressOf} onChange={onChange}>
                  <Foreign>{question}</Foreign>
                </ChangeLink>{" "}
                {signs.join(" ")}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <RequiredDocuments
        linked={({ page, fieldPath }, name) => (
          <ChangeLink page={page} field={fieldPath} addressOf={addressOf} onChange={onChange}>
            {name}
          </ChangeLink>
        )}
      />
      {pages.map((page) => (
        <PageSummary key={page.key} page={page} addressOf={addressOf} onChange={onChange} />
      ))}
      {props.fee}
      {incomplete.length === 0 && props.declaration}
      {failure}
      <div className="ap-check__actions">
        {incomplete.length === 0 && (
          <div className="ap-check__confirm">
            <Button kind="primary" busy={busy} onClick={confirm}>
              {busy
                ? t("form.check.busy")
                : later.size > 0
                  ? t("form.check.confirmLater", { count: later.size })
                  : t("form.check.confirm")}
            </Button>
          </div>
        )}
        <Button kind="secondary" onClick={props.onBack}>
          {t("form.back")}
        </Button>
      </div>
    </div>
  );
}

/** Documents that are still missing and can be put off, each with the answer that says so. */
function putOffable(form: CompiledForm, state: FormState): readonly (readonly [string, string])[] {
  return requiredDocuments(form, state)
    .filter(({ standing }) => standing === "missing")
    .map(({ path }) => [path, excusePath(path, "later")] as const)
    .filter(([, excuse]) => state.visible.has(excuse));
}

interface PageSummaryProps extends Pick<CheckAnswersProps, "addressOf" | "onChange"> {
  readonly page: CompiledPage;
}

/** The answers of one page. */
function PageSummary({ page, addressOf, onChange }: PageSummaryProps): ReactNode {
  const { t, foreign } = useTranslation();
  const id = useId();
  return (
    <section className="kern-summary ap-page-summary" aria-labelledby={id}>
      <div className="kern-summary__header">
        <h2 className="kern-title" id={id} {...foreign}>
          {page.title}
        </h2>
        <ChangeLink page={page.key} addressOf={addressOf} onChange={onChange}>
          <Icon name="edit" size="s" />
          {t("common.change")}
          <span className="kern-sr-only">
            : <Foreign>{page.title}</Foreign>
          </span>
        </ChangeLink>
      </div>
      <div className="kern-summary__body ap-stack-s">
        <AnswerList components={page.components} place={TOP} withoutDocuments />
      </div>
    </section>
  );
}

interface ChangeLinkProps extends Pick<CheckAnswersProps, "addressOf" | "onChange"> {
  readonly page: string;
  /** Path of the answer that is to be changed; without it the page is shown from its top. */
  readonly field?: string | undefined;
  readonly children: ReactNode;
}

/** Back to a page of the form, or to one question on it, to change something. */
export function ChangeLink({ page, field, addressOf, onChange, children }: ChangeLinkProps): ReactNode {
  return (
    <a
      className="kern-link"
      href={addressOf(page)}
      onClick={(event) => {
        event.preventDefault();
        if (field !== undefined) giveFocusTo(() => focusAnswer(field));
        onChange(page);
      }}
    >
      {children}
    </a>
  );
}
