import i18next from "i18next";
import { useEffect, useState } from "react";
import { rememberAnonymous } from "#ui/api/tabStorage.ts";
import type { ApiFailure } from "#ui/api/ApiFailure.ts";
import { announce } from "#ui/components/announcements.ts";
import { notify } from "#ui/components/status/Notifications.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { definitionOf, openingOf, type OpeningRequest, preparedDefinition } from "./opening.ts";
import { draftEditor, type DraftEditor } from "./draftEditor.ts";
import { takeUnsaved } from "./answersInTab.ts";

export type OpenedDraft =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly failure: ApiFailure }
  | { readonly status: "ready"; readonly editor: DraftEditor };

/** Opens an application once; a language switch exchanges the form and keeps the answers. */
export function useDraftEditor({ processId, handOver }: Omit<OpeningRequest, "locale">): OpenedDraft {
  const { locale } = useTranslation();
  const [opened, setOpened] = useState<OpenedDraft>({ status: "loading" });
  const editor = opened.status === "ready" ? opened.editor : undefined;

  useEffect(() => {
    let current = true;
    let made: DraftEditor | undefined;
    const open = async (): Promise<void> => {
      const opening = openingOf({ processId, locale, handOver });
      const process = await opening.process;
      if (!process.ok) {
        if (current) setOpened({ status: "error", failure: process.failure });
        return;
      }
      const { id, saved, metadata, location } = process.value;
      const { ars, place, postalCode } = location;
      // Nothing but what a hand-over may hold: the start page refuses the rest.
      const handed = { ars, place, ...(postalCode !== "" && { postalCode }) };
      if (!saved) rememberAnonymous(id, { leiKaId: metadata.leiKaId, location: handed });
      const form = await preparedDefinition(opening.form);
      if (!current) return;
      if (!form.ok) {
        setOpened({ status: "error", failure: form.failure });
        return;
      }
      made = draftEditor({
        process: process.value,
        form: form.value,
        unsaved: takeUnsaved(process.value),
        fileHappened: ({ what, fileName, inVain }) => {
          // The language of now, not of when it was opened.
          const text = i18next.t(`attachments.happened.${what}`, { file: fileName });
          if (inVain) notify(text, { type: "error" });
          else announce(text);
        },
      });
      setOpened({ status: "ready", editor: made });
    };
    void open();
    return () => {
      current = false;
      made?.stop();
    };
    // The language is exchanged below: opening anew would forget what is not saved yet.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [processId]);

  useEffect(() => {
    if (editor === undefined || editor.store.form().locale === locale) return;
    let current = true;
    void preparedDefinition(definitionOf(editor.process(), { locale })).then((form) => {
      if (current && form.ok) editor.store.show(form.value);
    });
    return () => {
      current = false;
    };
  }, [editor, locale]);

  return opened;
}
