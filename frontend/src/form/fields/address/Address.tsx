import type { ReactNode } from "react";
import type { FieldSettings } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "../control/several.css";
import { recordOf, textOf } from "../control/answerText.ts";
import { useForm } from "../control/useControl.ts";
import { inGroup, type InputsProps, LeaveGroup, PartInput } from "../control/PartInput.tsx";
import type { ShownType } from "../control/ShownType.ts";

export const address: ShownType = {
  Control: inGroup(Address),
  summary: {
    lines: (_, { value }) => {
      const parts = addressOf(value);
      const place = `${parts.zip} ${parts.city}`.trim();
      return ADDRESS_PARTS.map(({ key }) => (key === "zip" ? place : key === "city" ? "" : parts[key]));
    },
  },
};

/** Parts of an address by the keys that Form.io gives to one that is typed by hand. */
const ADDRESS_PARTS = [
  { key: "address1", name: "street", autocomplete: "address-line1" },
  { key: "address2", name: "extra", autocomplete: "address-line2" },
  { key: "zip", name: "zip", autocomplete: "postal-code" },
  { key: "city", name: "city", autocomplete: "address-level2" },
  { key: "country", name: "country", autocomplete: "country-name" },
] as const;

type AddressKey = (typeof ADDRESS_PARTS)[number]["key"];
type AddressTexts = Readonly<Record<AddressKey, string>>;

/** A postal address by hand. The providers that Form.io asks during typing would learn where a person lives. */
function Address({ control }: InputsProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
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
}

function addressOf(answer: JsonValue | undefined): AddressTexts {
  const outer = recordOf(answer);
  const parts = recordOf(outer["address"] ?? answer);
  const text = (key: AddressKey): string => textOf(parts[key]);
  return {
    address1: text("address1"),
    address2: text("address2"),
    zip: text("zip"),
    city: text("city"),
    country: text("country"),
  };
}

/** The answer for what was typed; undefined when nothing is given. */
function withAddress(texts: AddressTexts, settings: FieldSettings | undefined): JsonValue | undefined {
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
  if (Object.keys(given).length === 0) return undefined;
  return settings?.manualMode === true ? { mode: "manual", address: given } : given;
}
