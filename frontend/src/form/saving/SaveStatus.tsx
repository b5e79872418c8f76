import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { announce, withdraw } from "#ui/components/announcements.ts";
import { Icon } from "#ui/components/icon/Icon.tsx";
import type { IconName } from "#ui/components/icon/IconName.ts";
import { formatTime } from "#ui/i18n/format.ts";
import type { SaveState } from "./autosave.ts";

const SHOW_SAVING_AFTER_MILLISECONDS = 1000;

const LOOKS: Readonly<Record<SaveState["kind"], { readonly className: string; readonly icon: IconName }>> = {
  saved: { className: "ap-save ap-save--ok", icon: "success" },
  saving: { className: "ap-save", icon: "sync" },
  offline: { className: "ap-save ap-save--warn", icon: "offline" },
  failed: { className: "ap-save ap-save--bad", icon: "error" },
  "too-long": { className: "ap-save ap-save--bad", icon: "error" },
  "read-only": { className: "ap-save ap-save--warn", icon: "lock" },
  conflict: { className: "ap-save ap-save--bad", icon: "versions" },
  "signed-out": { className: "ap-save ap-save--bad", icon: "error" },
  elsewhere: { className: "ap-save ap-save--warn", icon: "lock" },
  over: { className: "ap-save ap-save--bad", icon: "error" },
};

export interface SaveStatusProps {
  readonly state: SaveState;
  /** Whether the answers outlive the session. */
  readonly saved: boolean;
}

/** Where the answers are, in words. Only a change for the worse is read out. */
export function SaveStatus({ state, saved }: SaveStatusProps): ReactNode {
  const { t, locale } = useTranslation();
  // A new try that follows a failure does not look like saved.
  const [before, setBefore] = useState(state);
  const [slow, setSlow] = useState(false);
  const saving = state.kind === "saving";
  if (!saving && state !== before) setBefore(state);
  useEffect(() => {
    if (!saving) return;
    const timer = setTimeout(() => setSlow(true), SHOW_SAVING_AFTER_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [saving]);

  const shown = saving && !slow ? before : state;
  const quiet = shown.kind === "saved" || shown.kind === "saving";
  const time = "at" in shown ? shown.at : "since" in shown ? shown.since : undefined;
  const values = { time: time === undefined ? "" : formatTime(time, locale) };
  const text = !saved && quiet ? t("form.save.anonymous") : t(`form.save.${shown.kind}`, values);
  useEffect(() => {
    if (quiet && saved) return;
    announce(text);
    // What is over is not found there any more.
    return () => withdraw(text);
  }, [quiet, saved, text]);
  const look = !saved && quiet ? ({ className: "ap-save", icon: "info" } as const) : LOOKS[shown.kind];
  return (
    <p className={look.className}>
      <Icon name={look.icon} size="s" />
      <span className="ap-num">{text}</span>
    </p>
  );
}
