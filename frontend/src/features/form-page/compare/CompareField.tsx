import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { JsonValue } from "../../../../../functions/forms/JsonValue.ts";
import { ErrorText } from "../../../components/ErrorText.tsx";
import { useLocale } from "../../../i18n/useLocale.ts";
import { answerLabel } from "../answerLabel.ts";
import { useForm } from "../FormContext.ts";
import { summaryOf } from "../summary/summaries.ts";
import { textOf } from "../textOf.ts";
import type { Difference } from "./Difference.ts";
import { differingPart } from "./differingPart.ts";
import { idOfChoice } from "./idOfChoice.ts";

export interface CompareFieldProps {
  readonly difference: Difference;
  readonly provider: string;
  /** Undefined while nothing is chosen. */
  readonly taken: boolean | undefined;
  readonly missing: boolean;
  readonly address: string;
  readonly onCorrect: () => void;
  readonly onChoose: (take: boolean) => void;
}

/** One field in its two versions. What the service takes from the account is explained and not asked. */
export function CompareField(props: CompareFieldProps): ReactNode {
  const { difference, provider, taken, missing, address, onCorrect, onChoose } = props;
  const { path, locked } = difference;
  const { t } = useTranslation();
  const locale = useLocale();
  const { store } = useForm();
  const label = answerLabel(path, store.componentOf);
  const inWords = (value: JsonValue): string => {
    const field = store.componentOf(path);
    if (field?.kind !== "input") return textOf(value);
    return summaryOf(field, { value, options: store.optionsOf(field), locale, yes: t("form.yes") }).join(
      ", ",
    );
  };
  const account = inWords(difference.account);
  const answer = inWords(difference.answer);
  if (locked) {
    return (
      <div className="ap-panel ap-stack-s">
        <h2 className="kern-label">{label}</h2>
        <p>{t("compare.locked", { account, answer, provider })}</p>
      </div>
    );
  }
  const versions = [
    { take: true, from: t("compare.account", { provider }), text: account, other: answer },
    { take: false, from: t("compare.mine"), text: answer, other: account },
  ];
  const errorId = `${idOfChoice(path, true)}-error`;
  return (
    <fieldset
      className={missing ? "kern-fieldset kern-fieldset--error" : "kern-fieldset"}
      role="radiogroup"
      aria-required="true"
      aria-invalid={missing || undefined}
      aria-describedby={missing ? errorId : undefined}
    >
      <legend className="kern-label">{label}</legend>
      {missing && <ErrorText id={errorId}>{t("compare.choose", { label })}</ErrorText>}
      <div className="kern-fieldset__body ap-compare">
        {versions.map(({ take, from, text, other }) => (
          <div className="kern-form-check ap-option" key={from}>
            <input
              className="kern-form-check__radio"
              type="radio"
              name={path}
              id={idOfChoice(path, take)}
              checked={taken === take}
              onChange={() => onChoose(take)}
            />
            <label className="kern-label" htmlFor={idOfChoice(path, take)}>
              <span className="ap-compare__from">{from}</span>
              <Compared text={text} other={other} />
            </label>
          </div>
        ))}
      </div>
      <p>
        <a
          className="kern-link"
          href={address}
          onClick={(event) => {
            event.preventDefault();
            onCorrect();
          }}
        >
          {t("compare.correct")}
          <span className="kern-sr-only">: {label}</span>
        </a>
      </p>
    </fieldset>
  );
}

function Compared({ text, other }: { readonly text: string; readonly other: string }): ReactNode {
  const { before, differs, after } = differingPart(text, other);
  return (
    <span>
      {before}
      {differs !== "" && <mark className="ap-diff">{differs}</mark>}
      {after}
    </span>
  );
}
