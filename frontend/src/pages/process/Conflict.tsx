import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { User } from "../../api/useUser.ts";
import { Alert } from "../../components/Alert.tsx";
import { giveFocusTo } from "../../components/pageVisits.ts";
import { CompareAnswers } from "../../features/form-page/compare/CompareAnswers.tsx";
import { focusAnswer } from "../../features/form-page/focusAnswer.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { decideDifferences } from "./decideDifferences.ts";
import type { ProcessSession } from "./processSession.ts";
import { pagesOf, REVIEW } from "./steps.ts";
import { ServiceName } from "../../components/ServiceName.tsx";

export interface ConflictProps {
  readonly session: ProcessSession;
  readonly user: User | undefined;
  readonly position: { readonly number: number; readonly count: number };
  /** Where a page is changed from here. */
  readonly addressOf: (key: string) => string;
  readonly onChange: (key: string) => void;
  readonly onGo: (key: string) => void;
}

/** Before the answers are confirmed: what differs from the account is decided by the person (specification §4). */
export function Conflict(props: ConflictProps): ReactNode {
  const { session, user, position, addressOf, onChange, onGo } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { differences, metadata } = session.process();
  const pageOf = (path: string): string => session.store.pageOf(path) ?? "";
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
        void decideDifferences(session, decisions).then((decided) => {
          setBusy(false);
          setFailed(!decided);
          if (decided) onGo(REVIEW);
        });
      }}
      onBack={() => onGo(pagesOf(session.store).at(-1)?.key ?? "")}
    />
  );
}
