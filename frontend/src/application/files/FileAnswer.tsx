import type { ReactNode } from "react";
import { plainText } from "#forms/RichText.ts";
import { excuseOf } from "#forms/requiredDocuments.ts";
import { AttachmentField } from "#ui/attachments/AttachmentField.tsx";
import type { AttachmentStore } from "#ui/attachments/attachmentStore.ts";
import { answerLabel } from "#ui/form/answerLabel.ts";
import type { FieldProps } from "#ui/form/fields/control/FieldProps.ts";
import { useForm } from "#ui/form/FormContext.ts";
import { useControl } from "#ui/form/fields/control/useControl.ts";

export interface FileAnswerProps extends FieldProps {
  readonly store: AttachmentStore;
}

/** The files of a field. */
export function FileAnswer({ store, ...file }: FileAnswerProps): ReactNode {
  const { componentOf, data } = useForm().store;
  const { id, path, label, hint, required, locked, view } = useControl(file);
  return (
    <AttachmentField
      id={id}
      path={path}
      label={label}
      hint={hint === undefined ? null : plainText(hint)}
      required={required}
      excuse={excuseOf(data(), path)}
      error={view.error}
      locked={locked}
      store={store}
      labelOf={(other) => answerLabel(other, componentOf)}
    />
  );
}
