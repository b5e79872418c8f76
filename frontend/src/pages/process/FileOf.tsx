import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { plainText } from "../../../../functions/forms/RichText.ts";
import { Waiting } from "../../components/Waiting.tsx";
import { AttachmentField } from "../../features/attachments/AttachmentField.tsx";
import type { AttachmentStore } from "../../features/attachments/attachmentStore.ts";
import { answerLabel } from "../../features/form-page/answerLabel.ts";
import type { FieldProps } from "../../features/form-page/FieldProps.ts";
import { useForm } from "../../features/form-page/FormContext.ts";
import { useControl } from "../../features/form-page/useControl.ts";

export interface FileOfProps extends FieldProps {
  /** Undefined until what works on files has loaded. */
  readonly store: AttachmentStore | undefined;
}

/** The files of a field. */
export function FileOf({ store, ...file }: FileOfProps): ReactNode {
  const { t } = useTranslation();
  const { componentOf } = useForm().store;
  const { id, path, label, hint, required, locked, view } = useControl(file);
  if (store === undefined) return <Waiting>{t("common.loading")}</Waiting>;
  return (
    <AttachmentField
      id={id}
      path={path}
      label={label}
      hint={hint === undefined ? null : plainText(hint)}
      required={required}
      error={view.error}
      locked={locked}
      store={store}
      labelOf={(other) => answerLabel(other, componentOf)}
    />
  );
}
