import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import "virtual:kern/fields.css";
import "../styles/fields.css";
import "../styles/combobox.css";
import { describedBy } from "./describedBy.ts";
import { ErrorText } from "./ErrorText.tsx";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icons.ts";

export interface ComboboxOption {
  readonly key: string;
  readonly label: string;
  /** Tells options of the same name apart. */
  readonly detail?: string;
}

export interface ComboboxProps<Option extends ComboboxOption> {
  readonly id: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly icon: IconName;
  readonly text: string;
  readonly options: readonly Option[];
  /** What was found, in words; announced by the live region of the page. */
  readonly status: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onChoose: (option: Option) => void;
}

/** Search with suggestions after the ARIA combobox pattern: the focus stays in the input, arrows move the choice. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>): ReactNode {
  const { id, label, hint, icon, text, options, status, error } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const expanded = open && options.length > 0;
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
    <div className={error === undefined ? "kern-form-input" : "kern-form-input kern-form-input--error"}>
      <label className="kern-label" htmlFor={id}>
        {label}
      </label>
      <div className="kern-hint" id={`${id}-hint`}>
        {hint}
      </div>
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <div className="ap-combo">
        <Icon name={icon} />
        <input
          className={
            error === undefined
              ? "kern-form-input__input"
              : "kern-form-input__input kern-form-input__input--error"
          }
          type="text"
          id={id}
          role="combobox"
          aria-expanded={expanded}
          aria-controls={listId}
          aria-activedescendant={expanded && active >= 0 ? `${listId}-${active.toString()}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          aria-describedby={describedBy(`${id}-hint`, error !== undefined && `${id}-error`)}
          aria-invalid={error !== undefined || undefined}
          required
          value={text}
          onChange={(event) => {
            setOpen(true);
            setActive(-1);
            props.onType(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
        <ul className="ap-listbox" role="listbox" id={listId} aria-label={label} hidden={!expanded}>
          {options.map((option, index) => (
            <li
              key={option.key}
              id={`${listId}-${index.toString()}`}
              role="option"
              aria-selected={index === active}
              // The press must not take the focus from the input: blur would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              {option.label}
              {option.detail !== undefined && <span className="ap-muted"> {option.detail}</span>}
            </li>
          ))}
        </ul>
      </div>
      {status !== "" && <p className="ap-small ap-muted">{status}</p>}
    </div>
  );
}
