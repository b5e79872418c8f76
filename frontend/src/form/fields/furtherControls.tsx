import type { ReactNode } from "react";
import type { InputType } from "#forms/CompiledForm.ts";
import { Address } from "./address/Address.tsx";
import { CheckBox } from "./checkbox/CheckBox.tsx";
import type { FieldComponent, FieldProps, FirstType } from "./control/useControl.ts";
import { DataMap } from "./datamap/DataMap.tsx";
import { DateTimeField } from "./datetime/DateTimeField.tsx";
import { DayField } from "./day/DayField.tsx";
import { NumberField } from "./number/NumberField.tsx";
import { SelectBoxes } from "./selectboxes/SelectBoxes.tsx";
import { Signature } from "./signature/Signature.tsx";
import { Survey } from "./survey/Survey.tsx";
import { Tags } from "./tags/Tags.tsx";
import { TextArea } from "./textarea/TextArea.tsx";
import { TimeField } from "./time/TimeField.tsx";

/**
 * What first pages seldom have beside these controls: several answers, a choice from many, rows, columns, the overview
 * of documents.
 */
export { SearchSelect } from "./select/SearchSelect.tsx";
export { Several } from "./control/Several.tsx";
export { DataGrid } from "../rows/DataGrid.tsx";
export { EditGrid } from "../rows/EditGrid.tsx";
export { RequiredDocuments } from "../documents/RequiredDocuments.tsx";
export { WideLayout } from "./WideLayout.tsx";

type FurtherType = Exclude<InputType, FirstType>;

/** Controls that a first page seldom has, in one part. */
const FURTHER_CONTROLS: Readonly<Record<FurtherType, FieldComponent>> = {
  textarea: TextArea,
  number: NumberField,
  currency: NumberField,
  selectboxes: SelectBoxes,
  checkbox: CheckBox,
  datetime: DateTimeField,
  day: DayField,
  time: TimeField,
  tags: Tags,
  survey: Survey,
  signature: Signature,
  address: Address,
  datamap: DataMap,
};

export function FurtherControl(props: FieldProps): ReactNode {
  const { type } = props.field;
  if (!isFurther(type)) return null;
  const Control = FURTHER_CONTROLS[type];
  return <Control {...props} />;
}

function isFurther(type: InputType): type is FurtherType {
  return Object.hasOwn(FURTHER_CONTROLS, type);
}
