import type { FieldSettings } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { recordOf, textOf } from "../control/answerText.ts";
import type { Summary } from "../control/Summary.ts";

/** Parts of an address by the keys that Form.io gives to one that is typed by hand. */
export const ADDRESS_PARTS = [
  { key: "address1", name: "street", autocomplete: "address-line1" },
  { key: "address2", name: "extra", autocomplete: "address-line2" },
  { key: "zip", name: "zip", autocomplete: "postal-code" },
  { key: "city", name: "city", autocomplete: "address-level2" },
  { key: "country", name: "country", autocomplete: "country-name" },
] as const;

export type AddressKey = (typeof ADDRESS_PARTS)[number]["key"];
export type AddressTexts = Readonly<Record<AddressKey, string>>;

export function addressOf(answer: JsonValue | undefined): AddressTexts {
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
export function withAddress(texts: AddressTexts, settings: FieldSettings | undefined): JsonValue | undefined {
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
  if (Object.keys(given).length === 0) return undefined;
  return settings?.manualMode === true ? { mode: "manual", address: given } : given;
}

export const address: Summary = {
  lines: (_, { value }) => {
    const parts = addressOf(value);
    const place = `${parts.zip} ${parts.city}`.trim();
    return ADDRESS_PARTS.map(({ key }) => (key === "zip" ? place : key === "city" ? "" : parts[key]));
  },
};
