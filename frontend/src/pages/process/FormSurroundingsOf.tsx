import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "../../api/useUser.ts";
import { FormContext, type FormSurroundings } from "../../features/form-page/FormContext.ts";
import { formatSize } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { FileOf } from "./lazyParts.ts";
import type { ProcessSession } from "./processSession.ts";

export interface FormSurroundingsOfProps {
  readonly session: ProcessSession;
  readonly user: User | undefined;
  readonly children: ReactNode;
}

/** Gives the fields of a form what belongs to this application: answers, files, and where answers came from. */
export function FormSurroundingsOf({ session, user, children }: FormSurroundingsOfProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const surroundings = useMemo((): FormSurroundings => {
    const provided: Readonly<Record<string, string>> = user?.loginData.providerData ?? {};
    const provider = user?.providerName[locale];
    return {
      store: session.store,
      locked: false,
      optional: t("common.optional"),
      sourceOf: (field, { value }) =>
        field.prefill !== undefined && typeof value === "string" && provided[field.prefill] === value
          ? provider
          : undefined,
      renderFile: (file) => <FileOf key={file.path} {...file} store={session.attachments} />,
      filesOf: (path) =>
        session.attachments
          .uploads()
          .filter(({ fieldPath, state }) => fieldPath === path && state.kind === "stored")
          .map(({ fileName, size }) => `${fileName} (${formatSize(size, locale)})`),
    };
  }, [session, user, locale, t]);
  return <FormContext value={surroundings}>{children}</FormContext>;
}
