import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { answerLabel } from "../store/formIndex.ts";
import { useForm, fieldId } from "../fields/control/FormContext.ts";
import { TwoVersions } from "./TwoVersions.tsx";
import type { JsonValue } from "#forms/JsonValue.ts";
import { answerInWords } from "../review/answerInWords.ts";
import { useSummaryTexts } from "../review/useSummaryTexts.ts";

/** An answer that is another than what the account says. */
export interface Difference {
  readonly path: string;
  readonly answer: JsonValue;
  readonly account: JsonValue;
  /** The service takes it from the account: nothing can be chosen. */
  readonly locked: boolean;
}

export interface Decision {
  readonly path: string;
  /** Whether what the account says is taken. */
  readonly take: boolean;
}

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
  const { store } = useForm();
  const inWords = useAnswerWords(path);
  const label = answerLabel(path, store.componentOf);
  const account = inWords(difference.account);
  const answer = inWords(difference.answer);
  if (locked) {
    const words = { account: account.join(", "), answer: answer.join(", "), provider };
    return (
      <div className="ap-panel ap-stack-s">
        <h2 className="kern-label">{label}</h2>
        <p>{t("compare.locked", words)}</p>
      </div>
    );
  }
  const version = (take: boolean) => ({
    id: idOfChoice(path, take),
    chosen: taken === take,
    onChoose: () => onChoose(take),
  });
  return (
    <TwoVersions
      name={path}
      label={label}
      missing={missing ? t("compare.choose", { label }) : undefined}
      versions={[
        { ...version(true), from: t("compare.account", { provider }), lines: account },
        { ...version(false), from: t("compare.mine"), lines: answer },
      ]}
    >
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
    </TwoVersions>
  );
}

/** Id of the control that takes what the account says, or keeps the answer. */
export function idOfChoice(path: string, take: boolean): string {
  return `${fieldId(path)}-${take ? "account" : "mine"}`;
}

/** Values for an answer in the words of the review. */
export function useAnswerWords(path: string): (value: JsonValue | undefined) => readonly string[] {
  const { t, locale } = useTranslation();
  const texts = useSummaryTexts();
  const { store } = useForm();
  return (value) => answerInWords({ path, value }, { store, locale, texts, row: t("form.row.name") });
}
