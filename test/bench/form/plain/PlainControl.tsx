import type { ReactNode } from "react";
import type { PlainComponent } from "./plainForm.ts";

export interface PlainControlProps {
  readonly field: PlainComponent;
  readonly path: string;
  readonly value: unknown;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
}

const INPUT_TYPES: Readonly<Record<string, string>> = { number: "number", email: "email", datetime: "date" };

/** The native control of a type. */
export function PlainControl(props: PlainControlProps): ReactNode {
  const { field, path, value, describedBy, invalid, onChange, onLeave } = props;
  const common = {
    id: path,
    name: path,
    required: field.validate?.required,
    "aria-describedby": describedBy,
    "aria-invalid": invalid || undefined,
    onBlur: onLeave,
  };
  const typed = {
    ...common,
    value: typeof value === "string" || typeof value === "number" ? value : "",
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      onChange(target.value);
    },
  };
  switch (field.type) {
    case "textarea":
      return <textarea {...typed} rows={field.rows} />;
    case "select":
      return (
        <select {...typed}>
          <option value="">Bitte wählen</option>
          {field.data?.values.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case "radio":
      return field.values?.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={path}
            value={option.value}
            checked={value === option.value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.label}
        </label>
      ));
    case "checkbox":
      return (
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => {
            onChange(target.checked);
          }}
        />
      );
    case "file":
      return (
        <input
          {...common}
          type="file"
          accept={field.filePattern}
          multiple={field.multiple}
          onChange={({ target }) => {
            onChange(Array.from(target.files ?? [], ({ name, size }) => ({ name, size })));
          }}
        />
      );
    default:
      return <input {...typed} type={INPUT_TYPES[field.type] ?? "text"} />;
  }
}
