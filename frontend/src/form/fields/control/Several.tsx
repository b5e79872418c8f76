import type { ReactNode } from "react";
import { FIELD_TYPES } from "#forms/types/fieldTypes.ts";
import { useOptions } from "./useOptions.ts";
import { BoxList } from "./BoxList.tsx";
import { MultipleField, type MultipleFieldProps } from "./MultipleField.tsx";

/** Up to so many options are boxes to tick; of more, each answer is searched. */
const BOXES_UP_TO = 15;

/** A question with several answers. */
export function Several({ Item, ...props }: MultipleFieldProps): ReactNode {
  const { field } = props;
  const options = useOptions(field);
  return FIELD_TYPES[field.type].isChosen && options.length <= BOXES_UP_TO ? (
    <BoxList {...props} />
  ) : (
    <MultipleField {...props} Item={Item} />
  );
}
