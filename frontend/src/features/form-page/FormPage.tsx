import {
  type ReactNode,
  type SyntheticEvent,
  startTransition,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { CompiledPage } from "../../../../functions/forms/CompiledForm.ts";
import { afterPaint } from "../../components/afterPaint.ts";
import { Button } from "../../components/Button.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { useForeign } from "../../i18n/useForeign.ts";
import { firstShown } from "./firstShown.ts";
import { useForm } from "./FormContext.ts";
import type { FormStore } from "./formStore.ts";
import { more } from "./late.ts";
import { formIdOf, PageForms } from "./PageForms.tsx";
import { RichTextView } from "./RichTextView.tsx";
import { Foreign } from "../../i18n/Foreign.tsx";

const Appearing = more((parts) => parts.Appearing);
export const ErrorSummary = more((parts) => parts.ErrorSummary);

export interface FormPageProps {
  readonly page: CompiledPage;
  /** The page after it, which is prepared meanwhile. */
  readonly next: CompiledPage | undefined;
  readonly application: ReactNode;
  readonly step: { readonly number: number; readonly count: number };
  /** Beyond the answers: uploads that are still running, for example. */
  readonly notice: ReactNode;
  readonly onNext: () => void;
  onBack: (() => void) | undefined;
}

/** More than fit on the first screen: what is below it follows in pieces that let a key press through. */
const FIRST_COMPONENTS = 10;

function isShort({ components }: CompiledPage, store: FormStore): boolean {
  const { visible } = store.state();
  return firstShown(components, { visible, most: FIRST_COMPONENTS }).length === components.length;
}

/** One page of a form: heading, fields, and the way on once nothing on it is wrong. */
export function FormPage({
  page,
  next,
  application,
  step,
  notice,
  onNext,
  onBack,
}: FormPageProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const foreign = useForeign();
  const [tried, setTried] = useState({ page: page.key, times: 0 });
  // Who comes back to a page is not met by what was wrong before.
  if (tried.page !== page.key) setTried({ page: page.key, times: 0 });
  const attempt = tried.page === page.key ? tried.times : 0;
  // Nothing is looked up while typing before somebody tried to go on.
  const errors = useSyncExternalStore(
    useCallback((listener) => store.subscribeAll(listener), [store]),
    () => (attempt === 0 ? undefined : store.errorsOf(page)),
  );
  // Once the engine runs somebody is on the way: then a page comes whole.
  const [whole, setWhole] = useState(() => store.isRunning() || isShort(page, store));
  useEffect(() => {
    if (!whole) afterPaint(() => startTransition(() => setWhole(true)));
  }, [whole]);
  const failed = errors !== undefined && errors.length > 0;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // Somebody was faster than the engine on a slow line: then it is waited for.
    void store.running().then(() => {
      if (store.check(page).length > 0) setTried({ page: page.key, times: attempt + 1 });
      else onNext();
    });
  };
  const title = t("form.title", { page: page.title, step: step.number, count: step.count });
  return (
    <>
      {store.isRunning() && <Appearing page={page} />}
      {failed && <ErrorSummary errors={errors} attempt={attempt} />}
      <div className="ap-stack-s">
        <p className="ap-muted ap-small">{application}</p>
        <PageHeading key={page.key} title={failed ? t("form.titleWithErrors", { title }) : title}>
          <Foreign>{page.title}</Foreign>
        </PageHeading>
        <p>
          {page.intro !== undefined && (
            <span {...foreign}>
              <RichTextView text={page.intro} />
            </span>
          )}{" "}
          {t("form.mandatory")}
        </p>
      </div>
      {notice}
      <PageForms page={page} next={next} first={whole ? undefined : FIRST_COMPONENTS} onSubmit={submit} />
      {whole && (
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
      )}
    </>
  );
}
