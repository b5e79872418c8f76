import type { ReactNode } from "react";
import "virtual:kern/fields.css";
import "#ui/styles/fields.css";
import { ComboboxInput, type ComboboxInputProps, type ComboboxOption } from "./ComboboxInput.tsx";
import { describedBy, ErrorText } from "../ErrorText.tsx";

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
        describedBy={describedBy(`${id}-hint`, error !== undefined && `${id}-error`)}
      />
      {failed && <ErrorText id={`${id}-failed`}>{status}</ErrorText>}
      {!failed && status !== "" && <p className="ap-small ap-muted">{status}</p>}
    </div>
  );
}
