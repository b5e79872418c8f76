import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { DifferingAnswer } from "../differingAnswers.ts";
import { idOfVersion } from "./idOfVersion.ts";
import { TwoVersions } from "./TwoVersions.tsx";
import { useAnswerWords } from "./useAnswerWords.ts";

export interface CompareVersionProps {
  readonly answer: DifferingAnswer;
  readonly label: string;
  readonly time: string;
  /** Undefined while nothing is chosen. */
  readonly takesThere: boolean | undefined;
  /** Whether the person went on. */
  readonly asked: boolean;
  readonly onChoose: (takesThere: boolean) => void;
}

/** One answer as it stands in this window and as it was saved from another. */
export function CompareVersion(props: CompareVersionProps): ReactNode {
  const { answer, label, time, takesThere, asked, onChoose } = props;
  const { path, here, there } = answer;
  const { t } = useTranslation();
  const inWords = useAnswerWords(path);
  return (
    <TwoVersions
      name={`version-of-${path}`}
      label={label}
      missing={asked && takesThere === undefined ? t("form.conflict.choose", { label }) : undefined}
      versions={[
        {
          id: idOfVersion(path, "here"),
          from: t("form.conflict.here"),
          lines: inWords(here),
          chosen: takesThere === false,
          onChoose: () => onChoose(false),
        },
        {
          id: idOfVersion(path, "there"),
          from: t("form.conflict.there", { time }),
          lines: inWords(there),
          chosen: takesThere === true,
          onChoose: () => onChoose(true),
        },
      ]}
    />
  );
}
