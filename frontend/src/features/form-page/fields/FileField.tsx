import type { ReactNode } from "react";
import type { FieldProps } from "../FieldProps.ts";
import { useForm } from "../FormContext.ts";

export function FileField(props: FieldProps): ReactNode {
  return useForm().renderFile(props);
}
