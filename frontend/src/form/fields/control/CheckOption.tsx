import type { ReactNode } from "react";
import type { Control } from "./useControl.ts";

interface CheckOptionProps {
  readonly type: "checkbox" | "radio";
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly control: Pick<Control, "invalid" | "locked" | "describedBy">;
  readonly onChange: (checked: boolean) => void;
}

/** One option to tick or to choose, with its label. Radios leave error and hint to the group around them. */
export function CheckOption({
  type,
  id,
  name,
  label,
  checked,
  control: { invalid, locked, describedBy },
  onChange,
}: CheckOptionProps): ReactNode {
  const box = `kern-form-check__${type}`;
  const ofBox = type === "checkbox" && {
    "aria-describedby": invalid && describedBy,
    "aria-invalid": invalid,
  };
  return (
    <div className="kern-form-check">
      <input
        className={invalid ? `${box} ${box}--error` : box}
        type={type}
        id={id}
        name={name}
        disabled={locked}
        {...ofBox}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label className="kern-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
