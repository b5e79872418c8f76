import "virtual:kern/fields.css";
import "#ui/styles/fields.css";
import "#ui/styles/options.css";
import "./compare.css";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Button } from "#ui/components/Button.tsx";
import { Note } from "#ui/components/Note.tsx";
import { PageHeading } from "#ui/components/PageHeading.tsx";
import { CompareField, idOfChoice, type Decision, type Difference } from "./CompareField.tsx";

export interface CompareAnswersProps {
  readonly differences: readonly Difference[];
  readonly provider: string;
  readonly application: ReactNode;
  readonly step: { readonly number: number; readonly count: number };
  readonly busy: boolean;
  readonly failure: ReactNode;
  readonly addressOf: (path: string) => string;
  /** Leads to the field, to correct it by hand. */
  readonly onCorrect: (path: string) => void;
  readonly onDecide: (decisions: readonly Decision[]) => void;
  readonly onBack: () => void;
}

/** Field by field, or for all at once: what the account says, or what stands in the application. */
export function CompareAnswers(props: CompareAnswersProps): ReactNode {
  const { differences, provider, application, step, busy, failure, addressOf, onCorrect } = props;
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [asked, setAsked] = useState(false);
  const open = differences.filter(({ locked }) => !locked);
  const chooseAll = (take: boolean): void => setChosen(new Map(open.map(({ path }) => [path, take])));
  const title = t("form.title", { page: t("steps.conflict"), step: step.number, count: step.count });

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    setAsked(true);
    const missing = open.find(({ path }) => !chosen.has(path));
    if (missing === undefined) {
      props.onDecide(
        differences.map(({ path, locked }) => ({ path, take: locked || chosen.get(path) === true })),
      );
    } else document.getElementById(idOfChoice(missing.path, true))?.focus();
  };

  return (
    <>
      <div className="ap-stack-s">
        <p className="ap-muted ap-small">{application}</p>
        <PageHeading title={title}>{t("compare.title")}</PageHeading>
        <p>{t("compare.intro", { count: differences.length, provider })}</p>
        <p>{t("compare.accountStays")}</p>
      </div>
      <form className="ap-stack-l" noValidate onSubmit={submit} id="compare">
        {open.length > 1 && (
          <div className="ap-actions">
            <Button kind="secondary" onClick={() => chooseAll(true)}>
              {t("compare.takeAll", { provider })}
            </Button>
            <Button kind="secondary" onClick={() => chooseAll(false)}>
              {t("compare.keepAll")}
            </Button>
          </div>
        )}
        {differences.map((difference) => (
          <CompareField
            key={difference.path}
            difference={difference}
            provider={provider}
            taken={chosen.get(difference.path)}
            missing={asked && !chosen.has(difference.path)}
            address={addressOf(difference.path)}
            onCorrect={() => onCorrect(difference.path)}
            onChoose={(take) => setChosen(new Map([...chosen, [difference.path, take]]))}
          />
        ))}
        <Note icon="info">
          <p>{t("compare.neither")}</p>
        </Note>
        {failure}
      </form>
      <div className="ap-actions">
        <Button kind="primary" type="submit" form="compare" busy={busy}>
          {t(busy ? "compare.busy" : "compare.decide")}
        </Button>
        <Button kind="secondary" onClick={props.onBack}>
          {t("form.back")}
        </Button>
      </div>
    </>
  );
}
