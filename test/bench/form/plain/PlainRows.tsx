import { type ReactNode, useState } from "react";
import { PlainField, type PlainFieldProps } from "./PlainField.tsx";

/** Rows of the same fields; they begin with as many as their default has. */
export function PlainRows({ field, path, store }: PlainFieldProps): ReactNode {
  const [count, setCount] = useState(Array.isArray(field.defaultValue) ? field.defaultValue.length : 1);
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {Array.from({ length: count }, (_, row) => (
        <fieldset key={row}>
          <legend>Zeile {row + 1}</legend>
          {field.components?.map((column) => (
            <PlainField key={column.key} field={column} path={`${path}.${row}.${column.key}`} store={store} />
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
        }}
      >
        {field.addAnother}
      </button>
    </fieldset>
  );
}
