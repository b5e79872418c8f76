import { memo, type ReactNode } from "react";
import { PlainField } from "./PlainField.tsx";
import { plainCondition, type PlainCondition, type PlainComponent } from "./plainForm.ts";
import type { PlainStore } from "./plainStore.ts";
import { usePlainValue } from "./usePlainValue.ts";

export interface PlainConditionalProps {
  readonly field: PlainComponent;
  readonly store: PlainStore;
}

/** A field that another one may hide; only such a field listens to another one. */
export const PlainConditional = memo(function PlainConditional(props: PlainConditionalProps): ReactNode {
  const condition = plainCondition(props.field);
  if (condition === undefined) return <PlainField {...props} path={props.field.key} />;
  return <Shown {...props} condition={condition} />;
});

function Shown(props: PlainConditionalProps & { readonly condition: PlainCondition }): ReactNode {
  const { condition, field, store } = props;
  const value = usePlainValue(store, condition.key);
  return condition.holds(value) ? <PlainField field={field} store={store} path={field.key} /> : null;
}
