import { type ReactNode, type SyntheticEvent, useState } from "react";
import type { BodyOf } from "#contract/operations.ts";
import { call, callToSend } from "#ui/api/client.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Button } from "#ui/components/Button.tsx";
import { Note } from "#ui/components/Note.tsx";
import { StepHeading } from "#ui/components/PageHeading.tsx";
import { TwoVersions } from "#ui/form/compare/TwoVersions.tsx";
import { fieldId } from "#ui/form/fields/control/useControl.ts";
import { ChangeLink } from "#ui/form/review/CheckAnswers.tsx";
import { useAnswerWords } from "#ui/form/review/answerInWords.ts";
import { answerLabel } from "#ui/form/store/formIndex.ts";
import { Foreign, foreignValue, RichMessage, RichParagraph } from "#ui/i18n/RichMessage.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { DraftEditor, StepContentProps } from "../edit/draftEditor.ts";
import { pagesOf, REVIEW } from "../edit/steps.ts";

/**
 * Before the answers are confirmed: what differs from the account is decided by the person (specification §4), field by
 * field, or for all at once.
 */
export function Conflict({ editor, user, changeAddressOf, onChange, onGo }: StepContentProps): ReactNode {
  const { t, locale } = useTranslation();
  /** By path, whether what the account says is taken. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { differences } = editor.process();
  const { store } = editor;
  const inWords = useAnswerWords();
  const provider = foreignValue(user?.providerName[locale] ?? "");
  const open = differences.filter(({ locked }) => !locked);
  const chooseAll = (take: boolean): void => setChosen(new Map(open.map(({ path }) => [path, take])));
  const version = (path: string, take: boolean) => ({
    id: idOfChoice(path, take),
    chosen: chosen.get(path) === take,
    onChoose: () => setChosen(new Map([...chosen, [path, take]])),
  });

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setAsked(true);
    const missing = open.find(({ path }) => !chosen.has(path));
    if (missing !== undefined) {
      document.getElementById(idOfChoice(missing.path, true))?.focus();
      return;
    }
    setBusy(true);
    const decided = await decideDifferences(
      editor,
      differences.map(({ path, locked }) => ({ path, take: locked || chosen.get(path) === true })),
    );
    setBusy(false);
    setFailed(!decided);
    if (decided) onGo(REVIEW);
  };

  return (
    <>
      <StepHeading name={t("steps.conflict")} heading={t("compare.title")}>
        <RichParagraph text={t("compare.intro", { count: differences.length, provider })} />
        <p>{t("compare.accountStays")}</p>
      </StepHeading>
      <form className="ap-stack-l" noValidate onSubmit={(event) => void submit(event)} id="compare">
        {open.length > 1 && (
          <div className="ap-actions">
            <Button kind="secondary" onClick={() => chooseAll(true)}>
              {t("compare.takeAll")}
            </Button>
            <Button kind="secondary" onClick={() => chooseAll(false)}>
              {t("compare.keepAll")}
            </Button>
          </div>
        )}
        {differences.map((difference) => {
          const { path, locked } = difference;
          const label = answerLabel(path, store);
          const account = inWords({ path, value: difference.account });
          const answer = inWords({ path, value: difference.answer });
          // What the service takes from the account is explained and not asked.
          if (locked) {
            const said = foreignValue(account.join(", "));
            const typed = foreignValue(answer.join(", "));
            return (
              <div className="ap-panel ap-stack-s" key={path}>
                <h2 className="kern-label">
                  <Foreign>{label}</Foreign>
                </h2>
                <RichParagraph text={t("compare.locked", { account: said, answer: typed, provider })} />
              </div>
            );
          }
          return (
            <TwoVersions
              key={path}
              name={path}
              label={label}
              isMissing={asked && !chosen.has(path)}
              versions={[
                {
                  ...version(path, true),
                  from: <RichMessage text={t("compare.account", { provider })} />,
                  lines: account,
                },
                { ...version(path, false), from: t("compare.mine"), lines: answer },
              ]}
            >
              <p>
                <ChangeLink
                  page={store.pageOf(path) ?? ""}
                  field={path}
                  addressOf={changeAddressOf}
                  onChange={onChange}
                >
                  {t("compare.correct")}
                  <span className="kern-sr-only">
                    : <Foreign>{label}</Foreign>
                  </span>
                </ChangeLink>
              </p>
            </TwoVersions>
          );
        })}
        <Note icon="info">
          <p>{t("compare.neither")}</p>
        </Note>
        {failed && <Alert tone="danger" title={t("compare.failed")} urgent />}
      </form>
      <div className="ap-actions">
        <Button kind="primary" type="submit" form="compare" busy={busy}>
          {t(busy ? "form.conflict.busy" : "form.conflict.decide")}
        </Button>
        <Button kind="secondary" onClick={() => onGo(pagesOf(store).at(-1)?.key ?? "")}>
          {t("form.back")}
        </Button>
      </div>
    </>
  );
}

/** Id of the control that takes what the account says, or keeps the answer. */
function idOfChoice(path: string, take: boolean): string {
  return `${fieldId(path)}-${take ? "account" : "mine"}`;
}

/** Reads anew what differs from the account: every change can do away with a difference or make one. */
export async function refreshDifferences(editor: DraftEditor): Promise<boolean> {
  await editor.autosave.flush();
  const current = await call("getProcess", { path: { processId: editor.process().id } });
  if (current.ok) editor.update(current.value);
  return current.ok;
}

/** Stores what was decided, and shows the answers as they are then. False: it did not arrive. */
async function decideDifferences(
  editor: DraftEditor,
  decisions: BodyOf<"decideDifferences">["decisions"],
): Promise<boolean> {
  if (!(await refreshDifferences(editor))) return false;
  const { id: processId, version } = editor.process();
  const decided = await editor.write(() =>
    callToSend("decideDifferences", { path: { processId }, body: { version, decisions } }),
  );
  if (!decided.ok) return false;
  editor.update(decided.value);
  await editor.autosave.resume();
  return true;
}
