import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import "../../../styles/several.css";
import { ADDRESS_PARTS, addressOf, withAddress } from "../addressParts.ts";
import { GroupFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../FieldProps.ts";
import { useForm } from "../FormContext.ts";
import { LeaveGroup } from "./LeaveGroup.tsx";
import { PartInput } from "./PartInput.tsx";

/** A postal address by hand. The providers that Form.io asks while somebody types would learn where a person lives. */
export function Address(props: FieldProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  return (
    <GroupFrame {...props}>
      {({ field, path, id, view, invalid, locked, describedBy }) => {
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
                locked={locked}
                invalid={invalid}
                describedBy={describedBy}
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
