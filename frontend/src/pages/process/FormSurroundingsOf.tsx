import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { InputComponent } from "../../../../functions/forms/CompiledForm.ts";
import { isRequired } from "../../../../functions/forms/isRequired.ts";
import { plainText } from "../../../../functions/forms/RichText.ts";
import type { User } from "../../api/useUser.ts";
import { fieldId } from "../../features/form-page/fieldId.ts";
import { FormContext, type FormSurroundings, useField } from "../../features/form-page/FormContext.ts";
import { AttachmentField } from "./lazyParts.ts";
import type { ProcessSession } from "./processSession.ts";

export interface FormSurroundingsOfProps {
  readonly session: ProcessSession;
  readonly user: User | undefined;
  readonly children: ReactNode;
}

/** Gives the fields of a form what belongs to this application: answers, files, and where answers came from. */
export function FormSurroundingsOf({ session, user, children }: FormSurroundingsOfProps): ReactNode {
  const { t } = useTranslation();
  const surroundings = useMemo((): FormSurroundings => {
    const provided: Readonly<Record<string, string | undefined>> = user?.loginData.providerData ?? {};
    const provider = user === undefined ? "" : t(`provider.${user.loginData.providerId}`);
    return {
      store: session.store,
      locked: false,
      sourceOf: (field, { value }) =>
        field.prefill !== undefined && typeof value === "string" && provided[field.prefill] === value
          ? provider
          : undefined,
      renderFile: (field) => <FileOf key={field.path} field={field} session={session} />,
    };
  }, [session, user, t]);
  return <FormContext value={surroundings}>{children}</FormContext>;
}

function FileOf({
  field,
  session,
}: {
  readonly field: InputComponent;
  readonly session: ProcessSession;
}): ReactNode {
  const { error } = useField(field.path);
  const { path, label, hint } = field;
  return (
    <AttachmentField
      id={fieldId(path)}
      path={path}
      label={label}
      hint={hint === undefined ? null : plainText(hint)}
      required={isRequired(field)}
      error={error}
      locked={false}
      store={session.attachments}
    />
  );
}
