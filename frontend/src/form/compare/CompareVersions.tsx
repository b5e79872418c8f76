import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { foreignValue, RichParagraph } from "#ui/i18n/RichMessage.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { announce } from "#ui/components/announcements.ts";
import { Button } from "#ui/components/Button.tsx";
import { answerLabel } from "../store/formIndex.ts";
import type { DifferingAnswer } from "../store/changes.ts";
import { sameValue } from "../store/fieldViews.ts";
import { useForm, fieldId } from "../fields/control/useControl.ts";
import type { Autosave, SaveState, VersionChoice } from "../saving/autosave.ts";
import { TwoVersions } from "./TwoVersions.tsx";
import { useAnswerWords } from "../review/answerInWords.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { formatNear } from "#ui/i18n/format.ts";
import { serverNow } from "#ui/api/client.ts";

interface CompareVersionsProps {
  readonly differing: readonly DifferingAnswer[];
  /** When the other version was saved. */
  readonly time: string;
  readonly onDecide: Autosave["decide"];
}

/** Answer by answer, or for all at once: what stands in this window, or what was saved from another. */
function CompareVersions({ differing, time, onDecide }: CompareVersionsProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const inWords = useAnswerWords();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, VersionChoice>>(new Map());
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<"changed" | "failed">();
  useEffect(() => heading.current?.focus(), []);

  const choose = (answers: readonly DifferingAnswer[], takesThere: boolean): void =>
    setChosen(
      new Map([...chosen, ...answers.map(({ path, there }) => [path, { path, there, takesThere }] as const)]),
    );
  /** What stands there by now was not read when another value was chosen. */
  const choiceOf = ({ path, there }: DifferingAnswer): boolean | undefined => {
    const choice = chosen.get(path);
    return choice !== undefined && sameValue(choice.there, there) ? choice.takesThere : undefined;
  };
  const version = (answer: DifferingAnswer, place: "here" | "there") => ({
    id: idOfVersion(answer.path, place),
    lines: inWords({ path: answer.path, value: answer[place] }),
    chosen: choiceOf(answer) === (place === "there"),
    onChoose: () => choose([answer], place === "there"),
  });
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setAsked(true);
    const missing = differing.find((answer) => choiceOf(answer) === undefined);
    if (missing !== undefined) {
      document.getElementById(idOfVersion(missing.path, "here"))?.focus();
      return;
    }
    setBusy(true);
    const outcome = await onDecide(differing.flatMap(({ path }) => chosen.get(path) ?? []));
    setBusy(false);
    setAsked(false);
    setTrouble(outcome === "decided" ? undefined : outcome);
    if (outcome !== "decided") return;
    // What was in focus is gone.
    document.querySelector<HTMLElement>("main h1")?.focus();
    announce(t("form.conflict.decided"));
  };

  return (
    <form className="ap-stack-l" noValidate aria-labelledby={id} onSubmit={(event) => void submit(event)}>
      <h2 className="kern-heading-medium" id={id} tabIndex={-1} ref={heading}>
        {t("form.conflict.title.compare")}
      </h2>
      {differing.length > 1 && (
        <div className="ap-actions">
          <Button kind="secondary" onClick={() => choose(differing, false)}>
            {t("form.conflict.allHere")}
          </Button>
          <Button kind="secondary" onClick={() => choose(differing, true)}>
            {t("form.conflict.allThere")}
          </Button>
        </div>
      )}
      {differing.map((answer) => (
        <TwoVersions
          key={answer.path}
          name={`version-of-${answer.path}`}
          label={answerLabel(answer.path, store)}
          isMissing={asked && choiceOf(answer) === undefined}
          versions={[
            { ...version(answer, "here"), from: t("form.conflict.here") },
            { ...version(answer, "there"), from: t("form.conflict.there", { time }) },
          ]}
        />
      ))}
      {trouble !== undefined && <p role="alert">{t(`form.conflict.${trouble}`)}</p>}
      <div className="ap-actions">
        <Button kind="primary" type="submit" busy={busy}>
          {t(busy ? "form.conflict.busy" : "form.conflict.decide")}
        </Button>
      </div>
    </form>
  );
}

/** Id of the control that keeps what stands here, or takes what stands there. */
function idOfVersion(path: string, place: "here" | "there"): string {
  return `${fieldId(path)}-${place}`;
}

interface VersionsDifferProps {
  readonly state: Extract<SaveState, { readonly kind: "conflict" }>;
  readonly onDecide: CompareVersionsProps["onDecide"];
}

/** Another window or device saved other answers: which, and, when the person wants to see, what they are. */
export function VersionsDiffer({ state, onDecide }: VersionsDifferProps): ReactNode {
  const { t, locale } = useTranslation();
  const { store } = useForm();
  const [isOpen, setOpen] = useState(false);
  const labels = state.differing.map(({ path }) => foreignValue(answerLabel(path, store))).join(", ");
  const time = formatNear(state.at, { locale, now: serverNow() });
  return (
    <>
      <Alert tone="danger" title={t("form.conflict.title")}>
        <RichParagraph text={t("form.conflict.text", { labels, time })} />
        {!isOpen && (
          <div className="ap-actions">
            <Button kind="secondary" onClick={() => setOpen(true)}>
              {t("form.conflict.show")}
            </Button>
          </div>
        )}
      </Alert>
      {isOpen && <CompareVersions differing={state.differing} time={time} onDecide={onDecide} />}
    </>
  );
}
