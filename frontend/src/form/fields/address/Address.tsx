import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "../control/several.css";
import { ADDRESS_PARTS, addressOf, withAddress } from "./addressParts.ts";
import { GroupFrame } from "../control/FieldFrame.tsx";
import { type FieldProps, useForm } from "../control/useControl.ts";
import { LeaveGroup, PartInput } from "../control/PartInput.tsx";

/** A postal address by hand. The providers that Form.io asks during typing would learn where a person lives. */
export function Address(props: FieldProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  return (
    <GroupFrame {...props}>
      {(control) => {
        const { field, path, id, view } = control;
        const address = addressOf(view.value);
        return (
          <LeaveGroup className="ap-group ap-parts" onLeave={() => store.leave(path)}>
            {ADDRESS_PARTS.map(({ key, name, autocomplete }, index) => (
              <PartInput
                key={key}
                id={index === 0 ? id : `${id}-${key}`}
                name={`${path}-${key}`}
                label={t(`form.address.${name}`)}
                autoComplete={autocomplete}
                control={control}
                value={address[key]}
                onType={(text) => store.set(path, withAddress({ ...address, [key]: text }, field.settings))}
              />
            ))}
          </LeaveGroup>
        );
      }}
    </GroupFrame>
  );
}
