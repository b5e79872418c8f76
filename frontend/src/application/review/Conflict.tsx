import { type ReactNode, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { User } from "#ui/api/useUser.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { giveFocusTo } from "#ui/components/PageHeading.tsx";
import { CompareAnswers } from "#ui/form/compare/CompareAnswers.tsx";
import { focusAnswer } from "#ui/form/fields/control/focusAnswer.ts";
import type { DraftEditor } from "../edit/draftEditor.ts";
import { pagesOf, REVIEW } from "../edit/steps.ts";
import { ServiceName } from "#ui/i18n/ServiceName.tsx";
import { call, callToSend } from "#ui/api/call.ts";
import type { Decision } from "#ui/form/compare/CompareField.tsx";

export interface ConflictProps {
  readonly editor: DraftEditor;
  readonly user: User | undefined;
  readonly position: { readonly number: number; readonly count: number };
  /** Where a page is changed from here. */
  readonly addressOf: (key: string) => string;
  readonly onChange: (key: string) => void;
  readonly onGo: (key: string) => void;
}

/** Before the answers are confirmed: what differs from the account is decided by the person (specification §4). */
export function Conflict(props: ConflictProps): ReactNode {
  const { editor, user, position, addressOf, onChange, onGo } = props;
  const { t, locale } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { differences, metadata } = editor.process();
  const pageOf = (path: string): string => editor.store.pageOf(path) ?? "";
  return (
    <CompareAnswers
      differences={differences}
      provider={user?.providerName[locale] ?? ""}
      application={<ServiceName of={metadata} />}
      step={position}
      busy={busy}
      failure={failed ? <Alert tone="danger" title={t("compare.failed")} /> : null}
      addressOf={(path) => addressOf(pageOf(path))}
      onCorrect={(path) => {
        giveFocusTo(() => focusAnswer(path));
        onChange(pageOf(path));
      }}
      onDecide={(decisions) => {
        setBusy(true);
        void decideDifferences(editor, decisions).then((decided) => {
          setBusy(false);
          setFailed(!decided);
          if (decided) onGo(REVIEW);
        });
      }}
      onBack={() => onGo(pagesOf(editor.store).at(-1)?.key ?? "")}
    />
  );
}

type Opened = Pick<DraftEditor, "process" | "update" | "autosave">;

/** Reads anew what differs from the account: every change can do away with a difference or make one. */
export async function refreshDifferences(editor: Opened): Promise<boolean> {
  await editor.autosave.flush();
  const current = await call("getProcess", { path: { processId: editor.process().id } });
  if (current.ok) editor.update(current.value);
  return current.ok;
}

/** Stores what was decided, and shows the answers as they are then. False: it did not arrive. */
async function decideDifferences(editor: Opened, decisions: readonly Decision[]): Promise<boolean> {
  if (!(await refreshDifferences(editor))) return false;
  const { id: processId, version } = editor.process();
  const decided = await callToSend("decideDifferences", {
    path: { processId },
    body: { version, decisions: [...decisions] },
  });
  if (!decided.ok) return false;
  editor.update(decided.value);
  await editor.autosave.resume();
  return true;
}
