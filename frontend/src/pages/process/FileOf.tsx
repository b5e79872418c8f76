import type { ReactNode } from "react";
import { plainText } from "../../../../functions/forms/RichText.ts";
import { AttachmentField } from "../../features/attachments/AttachmentField.tsx";
import type { FieldProps } from "../../features/form-page/FieldProps.ts";
import { useControl } from "../../features/form-page/useControl.ts";
import type { ProcessSession } from "./processSession.ts";

export interface FileOfProps extends FieldProps {
  readonly session: ProcessSession;
}

/** The files of a field. */
export function FileOf({ session, ...file }: FileOfProps): ReactNode {
  const { id, path, label, hint, required, locked, view } = useControl(file);
  return (
    <AttachmentField
      id={id}
      path={path}
      label={label}
      hint={hint === undefined ? null : plainText(hint)}
      required={required}
      error={view.error}
      locked={locked}
      store={session.attachments}
    />
  );
}
