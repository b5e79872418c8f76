import type { ReactNode } from "react";
import "virtual:kern/fields.css";
import "#ui/styles/fields.css";

interface CheckOptionProps {
  readonly type: "checkbox" | "radio";
  readonly id: string;
  readonly name?: string;
  readonly label: ReactNode;
  /** What choosing it means. */
  readonly hint?: ReactNode;
  /** Stands in a box of its own (`options.css`): a choice that is made once and with care. */
  readonly boxed?: boolean;
  readonly checked: boolean;
  /** State of the field that it belongs to. */
  readonly control?: {
    readonly invalid: true | undefined;
    readonly locked: boolean;
    readonly describedBy: string | undefined;
  };
  readonly onChange: (checked: boolean) => void;
}

/** Classes in full: the build drops rules that no file names. */
const CLASSES = { checkbox: "kern-form-check__checkbox", radio: "kern-form-check__radio" } as const;
const WRONG = {
  checkbox: "kern-form-check__checkbox--error",
  radio: "kern-form-check__radio--error",
} as const;
/** Of radios the group around them does. */
const SAYS_ERROR = { checkbox: true, radio: false } as const;

/** One option to tick or to choose, with its label. */
export function CheckOption(props: CheckOptionProps): ReactNode {
  const { type, id, name, label, hint, boxed = false, checked, control, onChange } = props;
  const ofBox = SAYS_ERROR[type] && {
    "aria-describedby": control?.invalid && control.describedBy,
    "aria-invalid": control?.invalid,
  };
  return (
    <div className={boxed ? "kern-form-check ap-option" : "kern-form-check"}>
      <input
        className={control?.invalid ? `${CLASSES[type]} ${WRONG[type]}` : CLASSES[type]}
        type={type}
        id={id}
        name={name}
        disabled={control?.locked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        {...ofBox}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label className="kern-label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <div className="ap-option__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
