import { memo, type ReactNode, useState } from "react";
import { PlainControl } from "./PlainControl.tsx";
import { PlainRows } from "./PlainRows.tsx";
import { type PlainComponent, plainError } from "./plainForm.ts";
import type { PlainStore } from "./plainStore.ts";
import { usePlainValue } from "./usePlainValue.ts";

export interface PlainFieldProps {
  readonly field: PlainComponent;
  readonly path: string;
  readonly store: PlainStore;
}

/** One field with its label, hint and, once it was left, what is wrong with it. */
export const PlainField = memo(function PlainField(props: PlainFieldProps): ReactNode {
  return props.field.type === "datagrid" ? <PlainRows {...props} /> : <Labelled {...props} />;
});

function Labelled({ field, path, store }: PlainFieldProps): ReactNode {
  const value = usePlainValue(store, path);
  const [left, setLeft] = useState(false);
  const error = left ? plainError(field, value) : undefined;
  const notes = [field.description && `${path}-hint`, error && `${path}-error`].filter(Boolean).join(" ");
  const control = (
    <PlainControl
      field={field}
      path={path}
      value={value}
      describedBy={notes === "" ? undefined : notes}
      invalid={error !== undefined}
      onChange={(given) => {
        store.set(path, given);
      }}
      onLeave={() => {
        setLeft(true);
      }}
    />
  );
  const below = (
    <>
      {field.description !== undefined && <div id={`${path}-hint`}>{field.description}</div>}
      {error !== undefined && (
        <div className="error" id={`${path}-error`}>
          {error}
        </div>
      )}
    </>
  );
  if (field.type === "radio") {
    return (
      <fieldset>
        <legend>{field.label}</legend>
        {control}
        {below}
      </fieldset>
    );
  }
  return (
    <div className="field">
      {field.type === "checkbox" ? (
        <label>
          {control} {field.label}
        </label>
      ) : (
        <>
          <label htmlFor={path}>{field.label}</label>
          {control}
        </>
      )}
      {below}
    </div>
  );
}
