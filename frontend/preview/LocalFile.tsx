import type { ReactNode } from "react";
import { plainText } from "../../functions/forms/RichText.ts";
import { AttachmentField } from "../src/features/attachments/AttachmentField.tsx";
import type { FieldProps } from "../src/features/form-page/FieldProps.ts";
import { useControl } from "../src/features/form-page/useControl.ts";
import type { LocalSession } from "./localSession.ts";

export interface LocalFileProps extends FieldProps {
  readonly session: LocalSession;
}

/** The files of a field, which stay in the window. */
export function LocalFile({ session, ...file }: LocalFileProps): ReactNode {
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
      store={session.files}
    />
  );
}
