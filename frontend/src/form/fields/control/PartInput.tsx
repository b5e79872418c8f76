import type { ReactNode } from "react";
import { GroupFrame } from "./FieldFrame.tsx";
import type { Control, FieldComponent, FieldProps } from "./useControl.ts";

export interface PartInputProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly width?: "short" | "middle" | "full";
  readonly inputMode?: "numeric" | "text" | undefined;
  readonly autoComplete?: string | undefined;
  readonly required?: boolean;
  /** State of the field that it is a part of. */
  readonly control: Pick<Control, "invalid" | "locked" | "describedBy">;
  readonly onType: (text: string) => void;
}

const WIDTHS = {
  short: "kern-form-input__input kern-form-input__input--width-2",
  middle: "kern-form-input__input kern-form-input__input--width-4",
  full: "kern-form-input__input",
} as const;

/** One of several inputs that make one answer. */
export function PartInput(props: PartInputProps): ReactNode {
  const { id, label, width = "full", control } = props;
  const { invalid, locked, describedBy } = control;
  return (
    <div className="kern-form-input">
      <label className="kern-label" htmlFor={id}>
        {label}
      </label>
      <input
        className={invalid ? `${WIDTHS[width]} kern-form-input__input--error` : WIDTHS[width]}
        type="text"
        id={id}
        name={props.name}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        required={props.required}
        readOnly={locked}
        value={props.value}
        onChange={({ target }) => props.onType(target.value)}
      />
    </div>
  );
}

export interface InputsProps {
  readonly control: Control;
}

/** The control of a type with several inputs, in the frame of its question. */
export function inGroup(Inputs: (props: InputsProps) => ReactNode): FieldComponent {
  return function InputsInGroup(props: FieldProps): ReactNode {
    return <GroupFrame {...props}>{(control) => <Inputs control={control} />}</GroupFrame>;
  };
}

interface LeaveGroupProps {
  readonly className: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Inputs that make one answer together: it is left when the focus goes out of all of them. */
export function LeaveGroup({ className, onLeave, children }: LeaveGroupProps): ReactNode {
  return (
    <div
      className={className}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      {children}
    </div>
  );
}
