import { type ReactNode, useMemo } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { User } from "../../api/useUser.ts";
import { FormContext, type FormSurroundings } from "../../features/form-page/FormContext.ts";
import { isEmptyAnswer } from "../../../../functions/forms/isEmptyAnswer.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { FileOf } from "./lazyParts.ts";
import type { ProcessSession } from "./processSession.ts";

export interface FormSurroundingsOfProps {
  readonly session: ProcessSession;
  readonly user: User | undefined;
  /** Another window edits: here it can only be read. */
  readonly locked: boolean;
  readonly children: ReactNode;
}

/** Gives the fields of a form what belongs to this application: answers, files, and where answers came from. */
export function FormSurroundingsOf({ session, user, locked, children }: FormSurroundingsOfProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const running = session.store.isRunning();
  const attachments = session.attachments();
  const provider = user?.providerName[locale];
  // Times of the session come anew every minute: forty fields must not render for them.
  const surroundings = useMemo(
    (): FormSurroundings => ({
      store: session.store,
      locked,
      optional: t("common.optional"),
      sourceOf: ({ prefill, path }, { value }) => {
        const said = running && prefill !== undefined ? session.accountSays(path) : undefined;
        if (provider === undefined || said === undefined) return undefined;
        const { sure, locked } = said;
        const isSame = said.value === value;
        const differs = locked && !isSame && !isEmptyAnswer(value);
        return locked || isSame ? { provider, sure, locked, differs } : undefined;
      },
      renderFile: (file) => <FileOf key={file.path} {...file} store={attachments} />,
      filesOf: (path) =>
        (attachments?.uploads() ?? []).filter(
          ({ fieldPath, state }) => fieldPath === path && state.kind === "stored",
        ),
    }),
    [session, attachments, provider, locked, running, t],
  );
  return <FormContext value={surroundings}>{children}</FormContext>;
}
