import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { announce } from "../../components/announcements.ts";
import { Combobox, type ComboboxProps } from "../../components/Combobox.tsx";
import type { ComboboxOption } from "../../components/ComboboxInput.tsx";
import { Icon } from "../../components/Icon.tsx";

export interface SearchFieldProps<Option extends ComboboxOption> extends Omit<
  ComboboxProps<Option>,
  "status" | "failed" | "note"
> {
  readonly chosen: Option | undefined;
  /** `idle`: nothing asked yet. */
  readonly state: "idle" | "loading" | "failed" | "found";
  /** Whether the limit cut the list. */
  readonly complete: boolean;
  readonly onClear: () => void;
}

/** A search whose answer is one of its suggestions; once chosen it shows the choice with a way to change it. */
export function SearchField<Option extends ComboboxOption>(props: SearchFieldProps<Option>): ReactNode {
  const { t } = useTranslation();
  const { id, chosen, state, complete, options, label, icon, onClear } = props;
  const status = statusText({ state, complete, count: options.length, t: (key, count) => t(key, { count }) });
  useEffect(() => {
    if (status !== "" && chosen === undefined) announce(status);
  }, [status, chosen]);
  const change = useRef<HTMLButtonElement>(null);
  const hadChoice = useRef(chosen !== undefined);
  const hasChoice = chosen !== undefined;
  useEffect(() => {
    if (hadChoice.current === hasChoice) return;
    hadChoice.current = hasChoice;
    // What had the focus is gone: it goes on with what took its place.
    if (hasChoice) change.current?.focus();
    else document.getElementById(id)?.focus();
  }, [hasChoice, id]);
  if (chosen !== undefined) {
    return (
      <div className="kern-form-input">
        <p className="kern-label">{label}</p>
        <p className="ap-chosen">
          <Icon name={icon} size="s" />
          <span>
            {chosen.label}
            {chosen.detail !== undefined && (
              <>
                , <span lang={chosen.detailLang}>{chosen.detail}</span>
              </>
            )}
          </span>
          <button type="button" className="kern-btn kern-btn--tertiary" ref={change} onClick={onClear}>
            <span className="kern-label">
              {t("common.change")}
              <span className="ap-sr">: {label}</span>
            </span>
          </button>
        </p>
      </div>
    );
  }
  return (
    <Combobox {...props} status={status} failed={state === "failed"} note={complete ? undefined : status} />
  );
}

type StatusKey = "search.failed" | "search.found" | "search.incomplete" | "search.none";

function statusText(given: {
  readonly state: SearchFieldProps<ComboboxOption>["state"];
  readonly complete: boolean;
  readonly count: number;
  readonly t: (key: StatusKey, count: number) => string;
}): string {
  const { state, complete, count, t } = given;
  if (state === "failed") return t("search.failed", 0);
  if (state !== "found") return "";
  if (count === 0) return t("search.none", 0);
  return complete ? t("search.found", count) : t("search.incomplete", count);
}
