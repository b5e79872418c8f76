import type { ReactNode } from "react";
import { useForm } from "../FormContext.ts";
import type { FieldProps } from "../FieldProps.ts";

export function FileField({ field }: FieldProps): ReactNode {
  return useForm().renderFile(field);
}
