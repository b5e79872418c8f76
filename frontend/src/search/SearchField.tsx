import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { announce } from "../components/announcements.ts";
import { Combobox, type ComboboxProps, type ComboboxOption } from "../components/combobox/ComboboxInput.tsx";
import { Icon } from "../components/icon/Icon.tsx";
import type { Choice } from "./useChoice.ts";
import type { Found } from "./useSearches.ts";
import { Button } from "../components/Button.tsx";

type HitOption<Hit> = ComboboxOption & { readonly hit: Hit };

export interface SearchFieldProps<Hit> extends Pick<
  ComboboxProps<HitOption<Hit>>,
  "id" | "label" | "hint" | "icon"
> {
  readonly choice: Choice<Hit>;
  readonly optionOf: (hit: Hit) => HitOption<Hit>;
  readonly found: Found<Hit>;
  /** What to try where nothing was found. */
  readonly none: string;
  /** Ways on that stand below it. */
  readonly help?: ReactNode;
}

/** A search whose answer is one of its suggestions; once chosen it shows the choice with a way to change it. */
export function SearchField<Hit>(props: SearchFieldProps<Hit>): ReactNode {
  const { t } = useTranslation();
  const { id, choice, optionOf, found, none, help, ...input } = props;
  const { label, icon } = input;
  const { state, complete } = found;
  const options = found.hits.map(optionOf);
  const chosen = choice.chosen === undefined ? undefined : optionOf(choice.chosen);
  // The ways on that stand with it, too.
  const status = useStill(
    state === "error"
      ? t("search.failed")
      : state !== "ready"
        ? ""
        : options.length === 0
          ? none
          : t(complete ? "search.found" : "search.incomplete", { count: options.length }),
  );
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
            <span lang={chosen.lang}>{chosen.label}</span>
            {chosen.detail !== undefined && (
              <>
                , <span lang={chosen.detailLang}>{chosen.detail}</span>
              </>
            )}
          </span>
          <Button
            ref={change}
            kind="tertiary"
            hiddenText={`: ${label}`}
            onClick={() => choice.choose(undefined)}
          >
            {t("common.change")}
          </Button>
        </p>
      </div>
    );
  }
  const foundNothing = choice.problem === "search.none";
  const error = foundNothing ? none : choice.problem && t(choice.problem);
  return (
    <div className="ap-stack-s">
      <Combobox
        {...input}
        id={id}
        name={id}
        options={options}
        text={choice.text}
        // What is said as an error is not said twice.
        status={foundNothing ? "" : status}
        failed={state === "error"}
        note={complete ? undefined : status}
        error={error}
        onType={choice.type}
        onChoose={({ hit }) => choice.choose(hit)}
      />
      {status === none && help}
    </div>
  );
}

/** The value; between a press and its release the one of before: what moves under the finger loses the press. */
function useStill<Value>(value: Value): Value {
  const [isPressed, setIsPressed] = useState(false);
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const press = (): void => setIsPressed(true);
    // The click follows the release.
    const release = (): void => void setTimeout(() => setIsPressed(false));
    document.addEventListener("pointerdown", press);
    document.addEventListener("pointerup", release);
    document.addEventListener("pointercancel", release);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("pointerup", release);
      document.removeEventListener("pointercancel", release);
    };
  }, []);
  if (!isPressed && shown !== value) setShown(value);
  return isPressed ? shown : value;
}
