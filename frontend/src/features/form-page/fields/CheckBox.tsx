import type { ReactNode } from "react";
import { HintAndError, Optional } from "../FieldFrame.tsx";
import type { FieldProps } from "../FieldProps.ts";
import { useForm } from "../FormContext.ts";
import { useControl } from "../useControl.ts";

export function CheckBox(props: FieldProps): ReactNode {
  const { store } = useForm();
  const control = useControl(props);
  const { id, path, view, label, required, locked, invalid, describedBy } = control;
  return (
    <div className={invalid ? "kern-form-check kern-form-check--error" : "kern-form-check"}>
      <input
        className={
          invalid ? "kern-form-check__checkbox kern-form-check__checkbox--error" : "kern-form-check__checkbox"
        }
        type="checkbox"
        id={id}
        name={path}
        required={required}
        disabled={locked}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        checked={view.value === true}
        onChange={({ target }) => store.set(path, target.checked ? true : undefined)}
      />
      <label className="kern-label" htmlFor={id}>
        {label} <Optional required={required} />
      </label>
      <HintAndError control={control} />
    </div>
  );
}
