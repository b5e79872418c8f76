import "virtual:kern/fields.css";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import "./combobox.css";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/IconName.ts";
import { DEBOUNCE_MILLISECONDS } from "#contract/limits.ts";
import "#ui/styles/fields.css";
import { describedBy, ErrorText } from "../ErrorText.tsx";

export interface ComboboxOption {
  readonly key: string;
  readonly label: string;
  /** Of the label, where it is in another language than the page. */
  readonly lang?: string;
  /** Tells options of the same name apart. */
  readonly detail?: string;
  /** Of the detail. */
  readonly detailLang?: string;
  /** In the list only, in a line of its own. */
  readonly note?: ReactNode;
}

interface ComboboxInputProps<Option extends ComboboxOption> {
  readonly id: string;
  readonly name?: string;
  /** Of the list. */
  readonly label: string;
  readonly icon: IconName;
  readonly text: string;
  readonly options: readonly Option[];
  /** What is to be known of the list, below its last option; announced by who gives it. */
  readonly note?: string | undefined;
  readonly required: boolean;
  readonly locked?: boolean;
  readonly autoComplete?: string | undefined;
  readonly describedBy: string | undefined;
  readonly invalid: true | undefined;
  readonly onEnter?: () => void;
  readonly onType: (text: string) => void;
  readonly onChoose: (option: Option) => void;
  readonly onLeave?: () => void;
}

/** Search with suggestions after the ARIA combobox pattern: the focus stays in the input, arrows move the choice. */
export function ComboboxInput<Option extends ComboboxOption>(props: ComboboxInputProps<Option>): ReactNode {
  const { id, label, icon, text, options, note, locked = false, invalid } = props;
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  // Who typed before the script ran is in the field already; without options nothing shows, so the page stays the same.
  const [open, setOpen] = useState(() => hasFocus(id));
  const [active, setActive] = useState(-1);
  const expanded = open && options.length > 0 && !locked;
  const activeId =
    expanded && active >= 0 && active < options.length ? `${listId}-${active.toString()}` : undefined;
  useEffect(() => {
    // A long list scrolls in itself; what the arrows reach must be seen.
    if (activeId !== undefined)
      list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const choose = (index: number): void => {
    const option = options[index];
    if (option === undefined) return;
    setOpen(false);
    setActive(-1);
    props.onChoose(option);
  };
  const move = (step: number): void => {
    setOpen(true);
    setActive((index) => (options.length === 0 ? -1 : (index + step + options.length) % options.length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(active === -1 ? 0 : -1);
    else if (event.key === "Enter" && expanded && active >= 0) choose(active);
    else if (event.key === "Escape" && expanded) setOpen(false);
    else return;
    event.preventDefault();
  };
  return (
    <div className="ap-combo">
      <Icon name={icon} />
      <input
        className={
          invalid ? "kern-form-input__input kern-form-input__input--error" : "kern-form-input__input"
        }
        type="text"
        id={id}
        name={props.name}
        role="combobox"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete={props.autoComplete ?? "off"}
        aria-describedby={props.describedBy}
        aria-invalid={invalid}
        required={props.required}
        readOnly={locked}
        value={text}
        onChange={(event) => {
          setOpen(true);
          setActive(-1);
          props.onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => {
          setOpen(true);
          props.onEnter?.();
        }}
        onBlur={() => {
          setOpen(false);
          setActive(-1);
          props.onLeave?.();
        }}
      />
      <div className="ap-listbox" hidden={!expanded}>
        <ul role="listbox" id={listId} aria-label={label} ref={list}>
          {expanded &&
            options.map((option, index) => (
              <li
                key={option.key}
                id={`${listId}-${index.toString()}`}
                role="option"
                aria-selected={index === active}
                // The press must not take the focus from the input: blur would close the list before the click.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(index)}
              >
                <span lang={option.lang}>{option.label}</span>
                {option.detail !== undefined && (
                  <span className="ap-muted" lang={option.detailLang}>
                    {" "}
                    {option.detail}
                  </span>
                )}
                {option.note !== undefined && (
                  <span className="ap-listbox__note ap-muted"> {option.note}</span>
                )}
              </li>
            ))}
        </ul>
        {expanded && note !== undefined && <p className="ap-small ap-muted">{note}</p>}
      </div>
    </div>
  );
}

function hasFocus(id: string): boolean {
  return typeof document !== "undefined" && document.activeElement?.id === id;
}

/** The value once it has been still for 300 ms (specification §9). */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

export interface ComboboxProps<Option extends ComboboxOption> extends Pick<
  ComboboxInputProps<Option>,
  "id" | "name" | "label" | "icon" | "text" | "options" | "note" | "onType" | "onChoose"
> {
  readonly hint: ReactNode;
  /** What was found, in words; announced by the live region of the page. */
  readonly status: string;
  /** Whether the status says that the search does not work. */
  readonly failed: boolean;
  readonly error: string | undefined;
}

/** A required search with its label, hint and error. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>): ReactNode {
  const { hint, status, failed, error, ...input } = props;
  const { id, label } = input;
  return (
    <div className={error === undefined ? "kern-form-input" : "kern-form-input kern-form-input--error"}>
      <label className="kern-label" htmlFor={id}>
        {label}
      </label>
      <div className="kern-hint" id={`${id}-hint`}>
        {hint}
      </div>
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <ComboboxInput
        {...input}
        required
        invalid={error === undefined ? undefined : true}
        describedBy={describedBy(
          `${id}-hint`,
          error !== undefined && `${id}-error`,
          failed && `${id}-failed`,
        )}
      />
      {failed && <ErrorText id={`${id}-failed`}>{status}</ErrorText>}
      {!failed && status !== "" && <p className="ap-small ap-muted">{status}</p>}
    </div>
  );
}
