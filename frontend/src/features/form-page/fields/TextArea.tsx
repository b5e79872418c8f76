import type { ReactNode } from "react";
import { Counter } from "../Counter.tsx";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../FieldProps.ts";
import { roomLeft } from "../roomLeft.ts";
import { useText } from "../useText.ts";

const DEFAULT_ROWS = 5;

export function TextArea(props: FieldProps): ReactNode {
  const text = useText(props);
  const left = roomLeft(props.field, text.value);
  return (
    <FieldFrame {...props}>
      {({ field, path, id, required, locked, invalid, describedBy }) => (
        <>
          <textarea
            className={
              invalid ? "kern-form-input__input kern-form-input__input--error" : "kern-form-input__input"
            }
            id={id}
            name={path}
            rows={field.settings?.rows ?? DEFAULT_ROWS}
            autoComplete={field.autocomplete}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            required={required}
            readOnly={locked}
            {...text}
          />
          {left !== undefined && <Counter left={left} />}
        </>
      )}
    </FieldFrame>
  );
}
