import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { answerLabel } from "../answerLabel.ts";
import { useForm } from "../FormContext.ts";
import type { Difference } from "./Difference.ts";
import { idOfChoice } from "./idOfChoice.ts";
import { TwoVersions } from "./TwoVersions.tsx";
import { useAnswerWords } from "./useAnswerWords.ts";

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
