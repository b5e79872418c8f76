import type { ReactNode } from "react";
import { type FieldProps, useForm } from "../control/FormContext.ts";

export function FileField(props: FieldProps): ReactNode {
  return useForm().renderFile(props);
}
