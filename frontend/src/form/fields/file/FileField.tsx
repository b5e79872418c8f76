import type { ReactNode } from "react";
import { type FieldProps, useForm } from "../control/useControl.ts";

export function FileField(props: FieldProps): ReactNode {
  return useForm().renderFile(props);
}
