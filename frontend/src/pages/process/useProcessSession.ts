import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { ApiFailure } from "../../api/ApiFailure.ts";
import { announce } from "../../components/announcements.ts";
import { notify } from "../../components/notifications.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { definitionOf } from "./definitionOf.ts";
import { loadUnsaved } from "./loadUnsaved.ts";
import { openingOf, type OpeningRequest } from "./opening.ts";
import { processSession, type ProcessSession } from "./processSession.ts";

export type OpenedProcess =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly failure: ApiFailure }
  | { readonly status: "ready"; readonly session: ProcessSession };

/** Opens an application once; a language switch exchanges the form and keeps the answers. */
export function useProcessSession(
  processId: string,
  { handOver }: Pick<OpeningRequest, "handOver">,
): OpenedProcess {
  const { t } = useTranslation();
  const locale = useLocale();
  const [opened, setOpened] = useState<OpenedProcess>({ status: "loading" });
  const session = opened.status === "ready" ? opened.session : undefined;

  useEffect(() => {
    let current = true;
    let made: ProcessSession | undefined;
    const open = async (): Promise<void> => {
      const opening = openingOf({ processId, locale, handOver });
      const process = await opening.process;
      if (!process.ok) {
        if (current) setOpened({ status: "error", failure: process.failure });
        return;
      }
      const [form, unsaved] = await Promise.all([opening.form, loadUnsaved(process.value)]);
      if (!current) return;
      if (!form.ok) {
        setOpened({ status: "error", failure: form.failure });
        return;
      }
      made = processSession({
        process: process.value,
        form: form.value,
        unsaved,
        fileHappened: ({ what, fileName, inVain }) => {
          const text = t(`attachments.happened.${what}`, { file: fileName });
          if (inVain) notify(text, { type: "error" });
          else announce(text);
        },
      });
      setOpened({ status: "ready", session: made });
    };
    void open();
    return () => {
      current = false;
      made?.stop();
    };
    // The language is exchanged below: opening anew would forget what is not saved yet.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [processId]);

  useEffect(() => {
    if (session === undefined || session.store.form().locale === locale) return;
    let current = true;
    void definitionOf(session.process(), { locale }).then((form) => {
      if (current && form.ok) session.store.show(form.value);
    });
    return () => {
      current = false;
    };
  }, [session, locale]);

  return opened;
}
